/** Splits a list at white space. */
function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}

/**
 * Words used to name organizations but not people: trades, goods, kinds of body, places of work. Folded, as `foldWords`
 * writes them.
 */
export const TRADE_WORDS = words(`
  academies academy accounting acoustics acquisition administracion administradora administration advertising
  advisors advisory aero aeronautical aerospace aerospatiale affiliates agencia agency agricola agricultural
  agriculture agro agropecuaria aid air aircraft airline airlines airport airways akademii akademiya alliance
  alliances alloy alloys aluminium aluminum ambulance ambulatory amusement analytical analytics ancillary anesthesia
  animal antiques apartments apparel appliance appliances aqua architects architectural architecture army arsenal
  arts asociacion assembly asset assets assistance assn associates association associazione assurance audio audit
  auditing authority auto automation automobile automobiles automotive avia aviation aviatsionnyi bakery banco
  bancorp banka banking banque bar battalion battery beauty beratung betriebs beverage beverages bewegung
  biochemical biological biology biomedical biotech biotechnology biscuit board boat boats bookkeeping boutique
  brewery brigade broadcasting brokerage brokers bros brotherhood brothers builders building buildings bureau burial
  bus business businesses bv byuro cabinet cafe campaign cancer capital car cardiology care cargo caritas
  carpet carpets carriers cars cartel casino catering cattle cell cement center centers central centre centro
  ceramic ceramics chain chamber charitable charity chemical chemicals chemistry childcare children childrens
  chiropractic cie cinema circuit circuits civil cleaners cleaning clinic clinica clinical clinics clothing   club coal coalition coatings coin collection collective college comercial comercializadora comercio
  commerce commercial commission committee commodities communication communications community compagnie compania
  companies company complex components computer computers computing concern concrete condominium confederation
  conglomerate congregation congress conseil consortium construcciones constructing construction constructions
  constructora consultancy consultants consulting consultora consultores consumer container contracting contractors
  control controls convalescent cooperation cooperativa cooperative corporate corps cosmetics council counseling
  country county courier creations creative credit crypto customs cyber dairy data dealers debt decor defence
  defense delivery dental dentistry department depot dermatology design designs detergent developers development
  devices diagnostic diagnostics dialysis diamonds digital direct directorate dis distribuidora distributing
  distribution distributor distributors district division dok drilling drug drugs drugstore dry ecological economic
  editorial education educational electric electrical electro electromechanical electronic electronics elektronika
  elevator elevators embassy embroidery emergency employment empresa empresas energia energy enerji engine
  engineering engineers engines enterprise enterprises entertainment entreprise entreprises environment
  environmental equipment est establecimiento establishment estate estates estetica europe events excavating
  excavation exchange expeditors exploration explosives export exporters exports express extrusion fabric
  fabrication fabricators fabrics fabrika facility factory family farmaceutica farmaceutici farmacia farms fashion
  fashions federal federation fertilizer fiber filial film films filtration finance finances financial financiera
  fire firm fisheries fishery fishing fitness flight floor flooring food foods footwear force forces foreign
  forestry forging forum foundation foundry freight front fruit fruits fuel fuels fund fundacao fundacion funeral
  furnishing furniture gallery games gang garage gardens garment garments gas gaz general genetics geological gida
  global golf goods gourmet government grafica grain graphics grocery group groupe grupo grupp gruppa gruppe   guild gym halfway handel handels hardware harvest haulage haus hawala healing health healthcare heating heavy
  helicopter helicopters heritage highway holding holdings homecare homemaker hospice hospital hospitality hospitals
  hotel hotels household housing humanitarian hydraulic hydraulics ihracat imaging immobiliaria immobilien
  immobilier impeks impex impianti implants import importadora importers imports improvement industria industrial
  industrials industrias industrie industries industry informatics information infrastructure infusion inmobiliaria
  inn innovation innovations insaat inspection installation institut institute institutes institution institutional
  instituto instrument instrumentation instruments insulation insurance integrated integration intelligence
  interactive interior interiors international internet inversiones inversora invest investment investments
  investors iron irrigation islami islamia islamic islamiya islamiyah islamiyya ithalat janitorial jewelers
  jewellers jewellery jewelry journal kennel khayriya khayriyya kholding kimya kitchen kitchens kliniek klinik
  kombinat kompaniya kompozit konstruktorskoe kontsern lab label labor laboratories laboratorios laboratory labs
  landscape landscaping laser laundry league leasing leather lending liberation library lighting limousine   linen liner liquor literary lithium livestock lizing loans logistic logistica logistics logistik lubricants
  lumber luxury machine machinery machines madencilik magazine mail maintenance makina makine mall management manor
  manufacture manufacturer manufacturers manufacturing maquinaria maritime market marketing markets martyrs
  maschinen maschinenbau mashinostroitelnyi masonry massage material materials maternity meat mechanical mechanics
  media mediation medical medicine mental merchandise merchandising merchants metal metallurgical metallurgy metals
  mfg mgmt microelectronics microsystems midwifery military mill milling mineral minerals mining ministries ministry
  missile missiles mission mobil mobile mobility mobilya molding monastery money mortgage mosque motel motor
  motorcycle motorlar motors movement movers moving muhendislik municipal municipality museum music mutual nakliyat
  national natural nautical naval navigation navy neft nefte network networks neurology news newspaper nuclear
  nursery nursing nutrition obedinenie obstetrics obyedinenie occupational oceanic office offices offset offshore
  oil oilfield oncology open operations operators optical optics optika optometry organic organisation organization
  orphans orthodontics orthopaedic orthopedic orthopedics orthotics otomotiv outdoor outfitters outlet outsourcing
  overseas oxygen packaging packing pain paint painting paints palace panels parking parlor partners partnership
  parts party passage paving pawn payment payments pazarlama pediatric pediatrics people petrochemical petrol
  petroleum pharma pharmaceutical pharmaceuticals pharmaceutics pharmacies pharmacy philanthropic photo photography
  photonics physical physicians physics physiotherapy pipe pipeline pizza planning plant plantation plastic
  plastics plastik plating plaza plumbing plywood podiatry police polymer polymers pools ports postal poultry
  precision predpriyatie prevention printers printing prison processing processors procurement produce
  producers product production productions products produktion professionals programming proizvodstvennoe project
  projects promotion promotions properties property prosthetics protection provider providers provincial provisions
  psychiatric psychiatry psychological psychology public publications publishers publishing pulp pump pumps
  purchasing quality quarry racing radar radiators radio radiology rail railcar railroad railway railways ranch   realtors realty reconstruction records recovery recreation recruiting recruitment recycling refinery
  refining refrigeration regiment region regional rehab rehabilitation reinsurance relief relocation remediation
  remodeling renewable renovation renovations renovators rental rentals repair repairs republic rescue research
  residence residential resistance resort resorts resource resources restaurant restaurants restoration retail
  retirement revolution revolutionary rigging river road robotics rocket rolling roofers roofing rubber sales salon
  sanatorium sanayi sanitation satellite sausage saving savings scaffolding school schools science sciences
  scientific scrap sea seafood seafoods seaport securities security seed seeds semiconductor semiconductors senior
  server service services servicio servicios servis sewing sheet shelter ship shipbuilding shipment shippers
  shipping ships shipyard shipyards shoe shoes shop shopping shops showroom shura siderurgica signs silk sistemy
  skills smelting social sociedad societa societe society software soil solar soldiers solutions sons sourcing soyuz
  specialist specialists specialties specialty spedition spine spinning spirits sport sporting sports stables
  staffing stainless state station stationery stations steamer steamship stevedoring stichting stiftung storage
  store stores strategic stroitel stroitelnaya stroy structural structures studies studio studios subcontractors
  subsidiary supermarket supermarkets supplier suppliers supplies supply support surgery surgical surveillance
  survey surveying switchgear syndicat syndicate synthetic system systems taahhut tactical tanker tankers tannery
  tarim tavern tax taxi tea team tech technical technics technique technologies technology tekhnika tekhnologii
  tekstil telecom telecommunication telecommunications telephone television terminal terminals testing textile
  textiles theater theatre therapeutic therapeutics therapies therapy ticaret tile tiles timber tire tires title
  tobacco tool tooling tools torgovaya torgovyi tour tourism tours tower towing toys tractor trade traders trades
  trading traffic training transfer transit transmission transnational transneft transport transportation transporte
  transportes transporti transports travel travels treatment tribunal troupe truck trucking trucks trust tsentr tube
  tubes turbine turbines turizm underwriters uniform unions unit united units universal universidad universitat
  universite university upholstery urgent urology used uslugi utilities utility vacation valve valves vehicle
  vehicles vending vendors venture ventures vertrieb verwaltungs vessel veterans veterinary video village vineyard
  vineyards vision voluntary volunteer wallet ware warehouse warehousing waste watches water waterproofing
  waterworks wave weapons web welding welfare wellness wheel wheels wholesale wholesalers wind window windows winery
  wines wire wireless women womens woodwork woodworking work workforce works workshop workshops world worldwide
  yacht yachts yapi yard yarn youth zavod zoo
`);

/**
 * Trade words that are also surnames or given names; they do not count in a name that otherwise reads as a person's.
 */
export const SURNAME_TRADE_WORDS = words(`
  art bank branch cable child church city cloud coffee cotton crane cruise diamond farm fleet foot forest garden glass
  gold guard home homes house land light line lines loan lodge marina marine mills mine oral paper peoples pipes pool
  port power press real record sand shore silver space square stock stone street towers union urban wells wine wood
  woods
`);

/** Endings by which coined words indicate a trade ("Aerotech", "Promeksport"). */
export const TRADE_ENDING = /^[a-z]{2,20}(?:tech|soft|ware|bank|prom|export|eksport|invest|group|pharma|impex|works)$/;
