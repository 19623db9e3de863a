import { namesIn } from './lists.ts';

/** Headings in French, German, Spanish, Italian, Portuguese and Dutch, folded. */
export const FOREIGN_HEADINGS = {
  contact:
    namesIn(`coordonnées, contacter, mes coordonnées, kontakt, kontaktdaten, persönliche daten, persönliche angaben, zur person,
    contacto, datos de contacto, datos personales, contatti, contatto, recapiti, dati personali, informazioni personali, contato, contactos,
    dados pessoais, informações pessoais, informações de contato, contactgegevens, persoonsgegevens, persoonlijke gegevens, informations personnelles`),
  summary:
    namesIn(`profil, à propos, a propos, à propos de moi, mon profil, über mich, kurzprofil, perfil, sobre mí, acerca de mí, resumen,
    perfil profesional, resumen profesional, profilo, profilo professionale, chi sono, su di me, sommario, sobre mim, resumo, perfil profissional,
    resumo profissional, profiel, over mij, samenvatting, profil professionnel`),
  experience:
    namesIn(`expérience, expériences, expérience professionnelle, expériences professionnelles, parcours professionnel, emplois,
    berufserfahrung, beruflicher werdegang, berufliche erfahrung, werdegang, praktische erfahrung, berufspraxis, experiencia, experiencias,
    experiencia laboral, experiencia profesional, trayectoria profesional, historial laboral, esperienza, esperienze, esperienza professionale,
    esperienze professionali, esperienza lavorativa, esperienze lavorative, experiência, experiências, experiência profissional,
    experiências profissionais, histórico profissional, werkervaring, ervaring, loopbaan, arbeidsverleden`),
  education:
    namesIn(`formation, formations, éducation, études, diplômes, parcours académique, parcours scolaire, formation académique, ausbildung,
    bildung, bildungsweg, studium, schulbildung, akademische ausbildung, educación, formación, formación académica, estudios, istruzione,
    formazione, istruzione e formazione, studi, titoli di studio, educação, formação, formação acadêmica, formação académica, escolaridade,
    opleiding, opleidingen, onderwijs`),
  skills:
    namesIn(`compétences, compétences techniques, compétences clés, savoir-faire, kenntnisse, fähigkeiten, fertigkeiten, kompetenzen,
    fachkenntnisse, edv-kenntnisse, it-kenntnisse, habilidades, competencias, aptitudes, conocimientos, competenze, competenze tecniche, capacità,
    abilità, competências, conhecimentos, vaardigheden, competenties, kennis`),
  references: namesIn(`références, referenzen, referencias, referenze, referências, referenties`),
  other: namesIn(`langues, loisirs, intérêts, centres d intérêt, centres d'intérêt, bénévolat, projets, certificats,
    prix, récompenses, distinctions, activités, divers, sprachen, sprachkenntnisse, interessen, hobbys, ehrenamt, ehrenamtliches engagement,
    engagement, projekte, publikationen, veröffentlichungen, zertifikate, weiterbildung, weiterbildungen, auszeichnungen, sonstiges, idiomas,
    intereses, aficiones, voluntariado, proyectos, publicaciones, certificados, certificaciones, cursos, premios, reconocimientos, otros, lingue,
    interessi, volontariato, progetti, pubblicazioni, certificazioni, corsi, premi, interesses, passatempos, projetos, publicações, certificações,
    prêmios, prémios, outros, talen, vrijwilligerswerk, projecten, publicaties, certificaten, cursussen, prijzen`),
} as const;
