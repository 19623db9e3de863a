/**
 * Where in a name a legal form is recognized.
 *
 * - `anywhere`: nothing else is written like it, so it is removed anywhere.
 * - `after_name`: anywhere but at the start, where it would be the name ("Limited Brands").
 * - `end`: only at the end; elsewhere it is a word ("Company of Heroes").
 * - `edge`: at the end or the start, as is usual in its country ("PT Astra", "Astra, PT").
 * - `sole_end`, `sole_edge`: the same, but it is also a word, a surname or initials, so it is removed only if the name
 *   has no other form ("Volvo AB" and "AB Volvo", but not "AB Electric LLC").
 */
export type FormPlace = 'anywhere' | 'after_name' | 'end' | 'edge' | 'sole_end' | 'sole_edge';

/**
 * Legal forms of companies as folded: lower case, without accents and dots, initials joined ("s.a." is "sa"). Commas
 * separate forms, slashes separate spellings. They are the forms of the ISO 20275 list that companies use in their
 * names; the words for foundations, associations and trusts distinguish names, so they stay.
 */
export const LEGAL_FORMS: Readonly<Record<FormPlace, string>> = {
  anywhere: `
    ooo, llc, oao, zao, pao, ojsc/oajsc, cjsc/zjsc, pjsc/ppjsc, jsc, fsue/fgup, gup/mup, aozt, aoot,
    tovarystvo/tovaristvo/tavarystva z/s obmezhenoyu/obmezhenoiu/abmezhavanai/abmezhavanay
    vidpovidalnistyu/vidpovidalnistiu/adkaznastsyu/adkaznastsiu, obshchestvo/obschestvo s
    ogranichennoi/ogranichennoy/ogranichennoj/organichennoi/ogranichenoi
    otvetstvennostyu/otvetstvennostiu/otvetstvennostju/otvetstvennostyou, obshchestvo/obschestvo s
    dopolnitelnoi/dopolnitelnoy otvetstvennostyu/otvetstvennostiu, tovarishchestvo/tovarischestvo s
    ogranichennoi/ogranichennoy otvetstvennostyu/otvetstvennostiu,
    aktsionernoe/aktsionernoye/akcionernoe/aktsyianernae obshchestvo/obschestvo/obshestvo/tavarystva, aktsionernogo
    obshchestva/obschestva, otkrytoe/otkrytoye/zakrytoe/zakrytoye/publichnoe/publichnoye/nepublichnoe/nepublichnoye
    aktsionernoe/aktsionernoye/akcionernoe obshchestvo/obschestvo/obshestvo, adkrytae/zakrytae
    aktsyianernae/aktsyyanernae tavarystva, federalnoe/federalnoye gosudarstvennoe/gosudarstvennoye
    unitarnoe/unitarnoye predpriyatie/predpriyatiye, gosudarstvennoe/gosudarstvennoye unitarnoe/unitarnoye
    predpriyatie/predpriyatiye, federal state unitary enterprise, state unitary enterprise, republican unitary
    enterprise,
    ltd, ltd co/company, limited company/co, co/company ltd/limited, limited liability company/co/corporation, limited liability partnership, limited liability limited partnership, professional
    limited liability company, joint stock company/co, open/closed/public/private joint stock company/co, limited
    joint stock company, public limited company/co, private limited company/co, company with limited liability,
    sociedad anonima, sociedad anonima cerrada/abierta, sociedad anonima de capital variable, sociedad anonima
    bursatil de capital variable, sociedad anonima promotora de inversion de capital variable, sociedad de
    responsabilidad limitada, sociedad de responsabilidad limitada de capital variable, sociedad limitada, sociedad
    en comandita simple, sociedad en comandita por acciones, sociedad por acciones simplificada, sociedade anonima,
    sociedade limitada, societe anonyme, societe anonyme libanaise, societe a responsabilite limitee, societe par
    actions simplifiee, societe en commandite/nom simple/collectif, societa per azioni, societa a responsabilita
    limitata, gesellschaft mit beschrankter haftung, aktiengesellschaft, kommanditgesellschaft,
    kommanditgesellschaft auf aktien, unternehmergesellschaft, unternehmergesellschaft haftungsbeschrankt, besloten
    vennootschap, besloten vennootschap met beperkte aansprakelijkheid, naamloze vennootschap, osakeyhtio, julkinen
    osakeyhtio, aktiebolag/aktiebolaget, aktieselskab/aktieselskabet, aksjeselskap, allmennaksjeselskap,
    anpartsselskab, spolka z ograniczona odpowiedzialnoscia, spolka z ograniczona odpowiedzialnoscia spolka
    komandytowa, spolka akcyjna, spolka jawna/komandytowa, drustvo s/sa ogranicenom odgovornoscu, drushtvo s/sa
    ogranichenom odgovornoshchu, dionicko/akcionarsko drustvo, korlatolt felelossegu tarsasag, zartkoruen mukodo
    reszvenytarsasag, spolecnost s rucenim omezenym, spolocnost s rucenim obmedzenym, akciova spolecnost/spolocnost,
    anonim sirketi, limited/ltd sirketi/sti, kollektif/komandit sirketi, perseroan terbatas, sendirian berhad,
    kabushiki kaisha/gaisha, godo kaisha/gaisha, goshi kaisha/gaisha, yugen kaisha/gaisha, youxian gongsi, youxian
    zeren gongsi, gufen youxian gongsi, youxiangongsi, gufenyouxiangongsi, eood, doo,
    societatea/societate cu raspundere limitata, societatea/societate pe actiuni, aktiengeselschaft,
    gesellschaft mit beschraenkter haftung, limited liabilty/liablity company/co, uzdaroji akcine bendrove, akcine
    bendrove, akciju sabiedriba, sabiedriba ar ierobezotu atbildibu, akcionerno druzhestvo, druzhestvo s ogranichena
    otgovornost, osauhing, aktsiaselts, anonymi/anonimi etaireia/eteria, sociedad de responsibilidad limitada, sociedad
    de produccion rural de responsabilidad limitada, sociedade por quotas, sarl/sarlu/eurl/sasu`,
  after_name: `
    corperation, corportation, corparation, coporation, incorperated, limted, limitied, limeted, s de pr de rl, s de pr de
    rl de cv, inc, incorporated, incorporation, pllc, llp, lllp, limited, limited partnership, corp, corporation, plc, pvt ltd/limited, private/priv ltd/limited, p ltd, pte, pvt, pty, proprietary
    limited/ltd, public company limited/ltd, pcl, co
    llc/inc/lp/pte/pvt/pjsc/wll/kg/kgaa/ohg/spa/srl/sa/sal, company llc/inc/wll/pjsc/sal,
    and co/company ltd/limited/llc/inc/lp/kg/kgaa/ohg/srl/sa/llp, unlimited company, ltee,
    wll, fze, fzco, fzc, fz llc/fze/co, llc fz/spc, dmcc, dmccc, dwc llc, psc, qsc/qpsc/qstp, ksc/kscc/kscp, bsc c,
    saog/saoc, prjsc/pjs/prjs, sal offshore/holding, sal off shore, sae,
    gmbh, ggmbh, mbh, ges mbh, gesmbh, gmbh co kg/ohg/kgaa, gmbh and/und co, gmbh and/und co kg/ohg/kgaa, ag and/und
    co kg/ohg/kgaa, und co kg/ohg, ag co kg, kgaa, ohg, ug haftungsbeschrankt, sprl/bvba, sprlu, cvba, bv and co,
    sa rl, srls, soc coop, sa de cv, sab de cv, sapi de cv, sapib de cv, sofom enr, s de rl, s de rl de cv/mi, sde
    rl de cv, sc de rl, sc de rl de cv, sc de p de rl, spr de rl, spr de rl de cv, s en c, s en cs, s en c por a,
    sociedad en comandita, a en p, de cv, ltda, ltda me/epp, limitada, y/e cia/compania, y/e cia
    ltda/limitada/sa/scs/sca, y/e cia s en c, y cia s en cs, and cia, and cia ltda, cia ltda/limitada, cia sa,
    eireli, eireli me/epp, eirl, unipessoal lda, sociedade unipessoal lda, lda,
    oyj, oy ab, ab oy, ab publ, aps, ehf,
    kft, zrt, nyrt, sro, s ro, spol sro, spol s ro, sp zoo, sp z oo, spzoo, sp zoo sp k, sp z oo sp k, sp zoo sk, sp
    z oo sk, d oo, jdoo, dooel, ood, ltd sti, ltdsti,
    bhd, sdn bhd, berhad, tbk, persero`,
  end: `
    co, company, and/et/und co/company/cie/companie, cie, cia, lc, lp, apc, apmc, chtd, chartered, sole
    proprietorship, pc, bv, nv, vof, kg, saa, sac, sacs, sca, scs, snc, scrl, slu, sau, sgps, oy, stock
    company, asa, bsc, cic, hf, mchj, anstalt`,
  edge: `
    pt, srl, ao, nao, tov/tzov, odo, ou, ead, gk, kk`,
  sole_end: `
    ac, ad, ae, ag, bt, ca, cc, dd, eg, ek, ev, gbr, gie, kd, ks, ky, od, pa, rt, sa, sal, sc, scp, se, sl, sp j/k, spa,
    spc, spj/spk, ua, ug, vos`,
  sole_edge: `
    ab, as, chao, chup, cv, pat, prat, sas, sci, sia, too, uab, ud`,
};
