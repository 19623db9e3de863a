const split = (list: string): readonly string[] => list.trim().split(/\s*\|\s*/);

/** Names that are no person's although many are written like one, by the slot of a template that they fill. */
export const IMPERSONAL_NAMES: Readonly<Record<string, readonly string[]>> = {
  tech: split(`
    Kubernetes|Docker|Terraform|Postgres|MongoDB|Cassandra|RabbitMQ|Kafka|Redis|Django|Flask|Rails|Laravel|Symfony|Spring Boot|Hibernate|Maven|Gradle|Jenkins|Travis|Ansible|Puppet|
    Chef|Vagrant|Grafana|Prometheus|Kibana|Logstash|Splunk|Nagios|Tomcat|Apache|Nginx|Lua|Julia|Ruby|Perl|Pascal|Ada|Scala|Haskell|Erlang|Elixir|Crystal|Dart|Kotlin|Swift|Rust|
    Clojure|Fortran|Cobol|Haxe|Eclipse|Emacs|Vim|Atom|Sublime|Selenium|Cypress|Jasmine|Mocha|Jest|Karma|Babel|Webpack|Rollup|Ember|Angular|Svelte|Backbone|Meteor|Gatsby|Hugo|Jekyll|
    Pelican|Ghost|Drupal|Joomla|Magento|Shopify|Stripe|Twilio|Heroku|Netlify|Vercel|Cloudflare|Fastly|Akamai|Lambda|Athena|Aurora|Fargate|Sage Maker|Snowflake|Hadoop|Hive|Pig|Spark|
    Flink|Airflow|Luigi|Celery|Sidekiq|Kong|Istio|Consul|Vault|Nomad|Jaeger|Sentry|Bugsnag|Pandas|Numpy|Keras|Bert|Gemini|Alexa|Siri|Cortana|Bixby|Watson|Clippy|Ubuntu|Debian|
    Fedora|Jessie|Bionic|Xenial|Mint|Cinnamon|Wayland|Maria DB|Couchbase|Neo4j|Marshmallow|Pydantic|Alembic|Lodash|Ramda|Moment|Luxon|Verdana|Tahoma|Georgia|Helvetica|Arial|Calibri|Cambria|
    Garamond|Baskerville|Bodoni|Futura|Roboto|Lato|Inter|Segoe UI|Lucida Console|Gill Sans|Franklin Gothic|Comic Sans|Courier New|Bluetooth|Thunderbolt|Ethernet|Unicode|Markdown|Mersenne|
    Levenshtein|Dijkstra|Bresenham|Huffman|Fibonacci|Mandelbrot|Gauss|Poisson|Bernoulli|Laplace|Euler|Newton|Bayes|Markov|Monte Carlo|Boolean|Cartesian|Euclidean|Gaussian|Hermite|Chebyshev`),
  brand: split(`
    Nike|Adidas|Puma|Reebok|Levi's|Wrangler|Calvin Klein|Tommy Hilfiger|Ralph Lauren|Hugo Boss|Michael Kors|Marc Jacobs|Kenneth Cole|Perry Ellis|Donna Karan|Tory Burch|Brooks Brothers|
    Abercrombie & Fitch|Banana Republic|Giorgio Armani|Gucci|Prada|Hermes|Louis Vuitton|Christian Dior|Yves Saint Laurent|Chanel|Cartier|Tiffany|Rolex|Omega|Swatch|Fossil|Timex|Casio|
    Seiko|Mary Kay|Max Factor|Elizabeth Arden|Clinique|Maybelline|Revlon|L'Oreal|Nivea|Dove|Pantene|Gillette|Colgate|Johnson & Johnson|Procter & Gamble|Unilever|Nestle|Danone|Heinz|
    Kraft|Kellogg's|Quaker|Campbell|Hershey|Cadbury|Mars|Ferrero|Lindt|Ben & Jerry's|Haagen-Dazs|Dr Pepper|Jack Daniel's|Jim Beam|Johnnie Walker|Jose Cuervo|Captain Morgan|Samuel Adams|
    Stella Artois|Heineken|Guinness|Budweiser|Corona|Wendy's|McDonald's|Arby's|Denny's|Domino's|Papa John's|Tim Hortons|Starbucks|Costa|Dunkin|Chipotle|Subway|Nando's|Trader Joe's|
    Sainsbury's|Macy's|Kohl's|Lowe's|Dillard's|Bloomingdale's|Saks|JC Penney|Marks & Spencer|John Lewis|Debenhams|Harrods|Tesco|Aldi|Lidl|Carrefour|Walmart|Costco|Target|Best Buy|
    Barnes & Noble|Bed Bath & Beyond|Dick's|Williams-Sonoma|Pottery Barn|Ethan Allen|Ashley|La-Z-Boy|Bosch|Siemens|Philips|Dyson|Hoover|Miele|Whirlpool|Kenmore|Maytag|Black & Decker|
    Stanley|Makita|Hilti|John Deere|Caterpillar|Bobcat|Ford|Lincoln|Chevrolet|Cadillac|Buick|Chrysler|Dodge|Jeep|Tesla|Toyota|Lexus|Honda|Acura|Nissan|Mazda|Subaru|Mercedes|Porsche|
    Ferrari|Maserati|Lamborghini|Bentley|Rolls-Royce|Aston Martin|Jaguar|Harley-Davidson|Ducati|Schwinn|Boeing|Airbus|Lockheed Martin|Martin Marietta|Northrop Grumman|Pratt & Whitney|
    Bell|Cessna|Delta|Southwest|Ryanair|Lufthansa|Emirates|Virgin|Marriott|Hilton|Hyatt|Four Seasons|Ritz-Carlton|Hertz|Avis|JPMorgan Chase|Morgan Stanley|Goldman Sachs|Merrill Lynch|
    Lehman Brothers|Wells Fargo|Charles Schwab|Edward Jones|Raymond James|T. Rowe Price|Fidelity|Vanguard|BlackRock|Franklin Templeton|Berkshire Hathaway|Deutsche Bank|Credit Suisse|
    Julius Baer|Barclays|Lloyds|Santander|Moody's|Standard & Poor's|Fitch|Dow Jones|Ernst & Young|Arthur Andersen|Booz Allen|McKinsey|Deloitte|Baker McKenzie|Kirkland & Ellis|
    Skadden|Eli Lilly|Merck|Pfizer|Bristol-Myers Squibb|Abbott|Roche|Bayer|Novartis|Sanofi|Smith & Nephew|Becton Dickinson|Parker Hannifin|Rockwell|Emerson|Honeywell|Eaton|Cummins|
    Johnson Controls|Harris Corp|Texas Instruments|Hewlett-Packard|Dell|Gateway|Garmin|Bose|Harman Kardon|Bang & Olufsen|Fender|Gibson|Yamaha|Steinway|Parker|Waterman|Mont Blanc|Moleskine|
    Herman Miller|Steelcase|Sherwin-Williams|Benjamin Moore|Smith & Wesson|Winchester|Remington|Coleman|Columbia|Patagonia|Eddie Bauer|Lands' End|Thomas Cook|Reuters|Bloomberg|Nielsen|
    Gallup|Penguin|Random House|Simon & Schuster|Wiley|Elsevier|Warner Brothers|Disney|Pixar|Paramount|Lionsgate|Mattel|Hasbro|Lego|Nintendo|Sega|Samsung|Huawei|Xiaomi|Sony|Canon|Nikon|
    Kodak|Leica|Uber|Lyft|Airbnb|Spotify|Netflix|PayPal|Venmo|Western Union|Kaiser Permanente|Johns Hopkins|Mayo Clinic|Stanford|Duke|Emory|Vanderbilt|Carnegie Mellon|Rutgers`),
  made: split(`
    Carson Chair|Madison Sofa|Oliver Desk|Charlotte Lamp|Savannah Rug|Hudson Bookcase|Lincoln Bench|Austin Stool|Sienna Vase|Victoria Sponge|Granny Smith|King Edward|Maris Piper|Pink Lady|
    Bartlett Pear|Bing Cherry|Concord Grape|Santa Rosa Plum|Jasmine Rice|Basmati Rice|Earl Grey|Lady Grey|Tom Collins|Bloody Mary|Shirley Temple|Arnold Palmer|Harvey Wallbanger|Margarita|
    Caesar Salad|Cobb Salad|Eggs Benedict|Beef Wellington|Chicken Kiev|Peach Melba|Crepes Suzette|Oysters Rockefeller|Bearnaise|Graham Cracker|Sloppy Joe|Reuben Sandwich|Po' Boy|
    Black Forest Ham|Monterey Jack|Colby Cheese|Stilton|Cheddar|Gouda|Brie|Chateau Latour|Dom Perignon|Veuve Clicquot|Robert Mondavi|Napa Merlot|Rioja Reserva|Pinot Noir|Chardonnay|
    Ford Taurus|Lincoln Navigator|Dodge Dakota|Toyota Camry|Toyota Corolla|Honda Civic|Chevrolet Malibu|Opel Corsa|Opel Astra|Alfa Romeo Giulia|Porsche Carrera|Kia Rio|Renault Clio|
    Renault Megane|Seat Leon|Skoda Octavia|Nissan Rogue|Jeep Grand Cherokee|GMC Sierra|Allen Key|Allen Wrench|Phillips Screwdriver|Stanley Knife|Stillson Wrench|Bunsen Burner|Petri Dish|
    Erlenmeyer Flask|Geiger Counter|Van de Graaff|Faraday Cage|Leyden Jar|Bowie Knife|Jack Russell|Saint Bernard|Yorkshire Terrier|Maine Coon|Morgan Horse|Rhode Island Red|Douglas Fir|
    Scots Pine|Norway Spruce|Virginia Creeper|Black-eyed Susan|Queen Anne's Lace|Sweet William|Jacob's Ladder|Solomon's Seal|Rosemary|Basil|Sage|Ginger|Saffron|Iris|Dahlia|Lily|
    Windsor Knot|Oxford Shirt|Chelsea Boot|Wellington Boot|Panama Hat|Bermuda Shorts|Jersey Dress|Fair Isle Jumper|Norfolk Jacket|Chesterfield Sofa|Victorian Table|Georgian Mirror|
    Adirondack Chair|Windsor Chair|Murphy Bed|Queen Mattress|King Duvet|Tiffany Lamp|Turkish Towel|Persian Rug|Dutch Oven|French Press|German Knife Set|Swiss Army Knife|Teddy Bear|
    Barbie Doll|Harry Potter Book|Mario Kart|Sonic Mug|Hello Kitty Purse|Thomas Train|Paddington Bear|Bob the Builder Puzzle|Crash Bandicoot|Lara Croft Figure|Max Payne|Duke Nukem|
    Philips Trimmer|Braun Shaver|Oral-B Brush|Stanley Flask|Parker Pen|Moleskine Diary|Coleman Tent|Garmin Watch|Bose Speaker|Epson Printer|Brother Toner|Canon Lens|Rubbermaid Bin|
    Walnut Cabinet|Oak Veneer|Ash Handle|Cherry Stain|Ivory Paint|Amber Glass|Ruby Ring|Pearl Earring|Jade Bracelet|Coral Necklace|Sterling Chain|Opal Pendant|Violet Scarf|Rose Soap|
    Hazel Twig|Olive Cardigan|Sandy Beige Tile|Heather Grey Tee|Carmine Ink|Sienna Oil Colour|Prussian Blue|Winsor Green|Payne's Grey|Copper Elbow|Gate Valve|Ball Joint|Hex Bolt|
    Masonry Bit|Timing Belt|Brake Pad|Oil Filter|Spark Plug|Wiper Blade|Drywall Screw|Roof Felt|Garden Trowel|Steel Rake|Paper Clip|Ring Binder|Sticky Note|Toner Cartridge|Cotton Yarn`),
  term: split(`
    Crohn's Disease|Parkinson's Disease|Alzheimer's|Hodgkin Lymphoma|Down Syndrome|Tourette Syndrome|Bell's Palsy|Graves' Disease|Hashimoto Thyroiditis|Addison's Disease|Raynaud's|
    Lyme Disease|Huntington's Disease|Marfan Syndrome|Cushing Syndrome|Asperger Syndrome|Baker's Cyst|Achilles Tendon|Eustachian Tube|Fallopian Tube|Golgi Body|Krebs Cycle|Pap Smear|
    Apgar Score|Glasgow Coma Scale|Snellen Chart|Foley Catheter|Holter Monitor|Heimlich Maneuver|Lisinopril|Metformin|Atorvastatin|Lipitor|Viagra|Zoloft|Prozac|Xanax|Valium|Warfarin|
    Heparin|Amoxicillin|Ibuprofen|Tylenol|Advil|Aspirin|Claritin|Zyrtec|Ventolin|Humira|Keytruda|Ozempic|Moore's Law|Ohm's Law|Boyle's Law|Murphy's Law|Parkinson's Law|Pareto Principle|
    Occam's Razor|Pascal's Triangle|Venn Diagram|Gantt Chart|Turing Test|Nash Equilibrium|Ponzi Scheme|Laffer Curve|Phillips Curve|Gini Coefficient|Sharpe Ratio|Black-Scholes|
    Richter Scale|Beaufort Scale|Kelvin|Celsius|Fahrenheit|Doppler Effect|Coriolis Force|Hubble Telescope|Halley's Comet|Van Allen Belt|Hawking Radiation|Higgs Boson|Planck Length|
    Sarbanes-Oxley|Dodd-Frank|Glass-Steagall|Taft-Hartley|Smoot-Hawley|Miranda Rights|Megan's Law|Chapter 11|Roth IRA|Pell Grant|Fulbright|Nobel Prize|Pulitzer Prize|Booker Prize|
    Grammy Award|Oscar|Emmy|Tony Award|Stanley Cup|Ryder Cup|Davis Cup|Rose Bowl|Super Bowl|Daytona 500|Kentucky Derby|Wimbledon|St. Patrick's Day|Valentine's Day|Martin Luther King Day|
    Columbus Day|St. Andrew's|St. George's Cross|San Andreas Fault|Saint Lawrence Seaway|Mason-Dixon Line|Bering Strait|Hudson Bay|Cook Islands|Marshall Islands|Baffin Island|
    Victoria Falls|Lake Michigan|Mount Hood|Pikes Peak|Rushmore|Fort Wayne|Port Elizabeth|St. Louis|San Jose|Santa Ana|San Francisco|Santa Barbara|Ann Arbor|Charlotte|Orlando|Madison|
    Jackson|Lincoln|Houston|Austin|Dallas|Denver|Florence|Sydney|Adelaide|Victoria|Alexandria|Sofia|Chad|Jordan|Israel|Georgia|Kenya|India|China|Mali|Cuba|Baroque|Gothic|Georgian|
    Edwardian|Victorian|Elizabethan|Jacobean|Napoleonic|Marxist|Keynesian|Freudian|Darwinian|Shakespearean|Kafkaesque|Orwellian|Lutheran|Calvinist|Hindu|Sikh|Jewish|Catholic|Czech|
    Croatian|Chechen|Slovak|Romanian|Somali|Tamil|Gujarati|Punjabi|Cantonese|Hebrew|Latin|Gaelic|Welsh|Basque|Catalan|Mercury|Venus|Mars|Jupiter|Saturn|Aries|Taurus|Leo|Virgo|
    Christmas|Easter|Ramadan|Diwali|Hanukkah|Santa Claus|Jack Frost|Uncle Sam|John Doe Street|Grim Reaper|Big Ben|Eiffel Tower|Taj Mahal|Notre Dame|Madison Square Garden|Carnegie Hall|
    Rockefeller Center|Lincoln Center|Heathrow|O'Hare|LaGuardia|Charles de Gaulle|John Wayne Airport|Kennedy Space Center|Hoover Dam|Lincoln Tunnel|Washington Monument|Penn Station`),
  heading: split(`
    Executive Summary|Table of Contents|Next Steps|Key Findings|Risk Factors|Scope of Work|Terms of Payment|Grand Total|Amount Due|Net Payable|Balance Forward|Goods Received|Quantity Ordered|
    Unit Price|Line Total|Sales Tax|Shipping Method|Ship Via|Carrier Pro|Bill of Lading|Packing Slip|Purchase Order|Work Order|Change Request|Release Notes|Known Issues|Getting Started|
    Quick Start|Frequently Asked Questions|Privacy Notice|Cookie Policy|Terms of Use|Customer Service|Technical Support|Human Resources|Accounts Payable|General Ledger|Cost Centre|
    Profit and Loss|Cash Flow|Balance Sheet|Retained Earnings|Cost of Sales|Gross Margin|Operating Income|Free Cash Flow|Segment Results|Market Overview|Investor Relations|Press Release|
    Forward-Looking Statements|Safe Harbor|Board of Directors|Annual General Meeting|Audit Committee|Proxy Statement|Closing Price|Trading Volume|Earnings per Share|Full-Year Guidance|
    Order Summary|Delivery Address|Billing Details|Payment Method|Save Changes|Sign Out|Log In|Forgot Password|Remember Me|Add to Cart|Continue Shopping|Track Order|Return Policy|
    Contact Us|About Us|Our Team|Read More|Learn More|Download Now|Free Trial|Best Seller|New Arrival|Limited Edition|Out of Stock|Date of Issue|Date of Birth|Place of Birth|Full Name|
    First Name|Last Name|Middle Initial|Street Address|Zip Code|State or Province|Country of Origin|Marital Status|Next of Kin|Emergency Contact|Blood Type|Chief Complaint|Past History|
    Vital Signs|Lab Results|Discharge Plan|Lesson Plan|Final Exam|Course Outline|Reading List|Works Cited|Chapter One|Appendix B|Figure 3|Table 2|Section 4|Article IX|Exhibit C|
    Master Agreement|Effective Date|Governing Law|Force Majeure|Limited Warranty|Entire Agreement|Power of Attorney|Last Will|Quit Claim Deed|Meter Reading|Service Charge|Late Fee|
    Opening Hours|Room Rate|City Tax|Late Checkout|Continental Breakfast|Daily Special|Main Course|Side Dishes|House Wine|Happy Hour|Team Meeting|Action Items|Any Other Business|Old Business`),
};
