/**
 * Trades that sell mostly to people, each on one line: name | kind | the words for what is sold | words that name it only in certain company.
 * Plurals, hyphens, spaces and accents need no words of their own. `=consulting` counts only where nothing unknown stands before it;
 * `~coffee` is a weak claim that another trade may have, too. `bread + café; hotel` means: "bread", where it is for cafés or hotels.
 */

/** Who buys by the crate. */
const byTheCrate =
  'wholesale; wholesaler; café; coffee shop; restaurant; hotel; supermarket; retailer; grocer; deli; farm shop; caterer; canteen; hospitality; horeca; b2b; office; gastronomy; gastronomie';

const food = {
  bakery:
    'Bakery | goods | baker; baking; bread; sourdough; bagel; bakehouse; pastries; croissant; ~cake; ~cookie; microbakery; bäckerei; backwaren; boulangerie; panadería; panetteria; panificio; padaria; bakkerij; bageri; bageriet; piekarnia',
  'wholesale-bakery': `Wholesale bakery | goods | industrial bakery | bakery; baking; bread; sourdough; bagel; bun; pastries; croissant; cake; baked goods + ${byTheCrate}`,
  cakes:
    'Cakes and pastry | goods | cake; cupcake; macaron; patisserie; pastry shop; pastry chef; cake baking; dessert; cookie; brownie; doughnut; donut; konditorei; pasticceria; pastelería; ~pastries; cake decorator',
  cafe: 'Café | place | coffee shop; coffee bar; coffee house; espresso bar; tea room; brunch place; cafetería; kaffeehaus; caffetteria; board game café; coffee kiosk; ~coffee; ~specialty coffee',
  restaurant:
    'Restaurant | place | bistro; trattoria; pizzeria; brasserie; diner; eatery; steakhouse; sushi bar; ramen bar; noodle bar; tapas bar; fine dining; gastropub; restaurante; ristorante; gasthaus; gaststätte; osteria; tavern; fast casual',
  takeaway:
    'Takeaway and delivery kitchen | place | takeaway; take out food; pizza delivery; food delivery kitchen; dark kitchen; ghost kitchen; cloud kitchen; burger joint; kebab shop; fish and chips; chip shop; imbiss; sandwich shop; salad bar; poke bowl; =burger; =pizza; =kebab; fast food',
  'food-truck':
    'Food truck and street food | place | food truck; street food; food stall; food cart; market stall food; coffee cart; coffee van; ice cream van; pop up kitchen',
  catering: 'Catering | service | caterer; private chef; personal chef; traiteur; banquet; partyservice; buffet',
  'meal-delivery':
    'Meal kits and meal delivery | goods | meal kit; meal prep; meal delivery; ready meal; recipe box; meal plan; meal subscription; prepared meal; lunch delivery; meal box; kochbox; baby food delivery',
  'coffee-roasting': `Coffee roastery | goods | coffee roaster; roastery; coffee bean; coffee brand; ground coffee; cold brew; coffee subscription; kaffeerösterei; rösterei; torréfacteur; torrefazione; ~coffee; ~specialty coffee; roasting; coffee store | coffee; espresso + ${byTheCrate}`,
  tea: 'Tea | goods | tea blend; matcha',
  brewery:
    'Brewery | goods | brewer; brewing; microbrewery; beer; ale; lager; cider; cidery; brewpub; taproom; brauerei; brasserie artisanale; birrificio; cervecería; cervejaria; brouwerij; bryggeri',
  winery:
    'Winery | goods | vineyard; winemaker; wine making; wine production; wine growing; weingut; winzer; vignoble; bodega; viticulture; sparkling wine producer',
  'wine-shop':
    'Wine and spirits merchant | goods | wine shop; wine merchant; wine importer; wine import; wine wholesaler; wine club; wine subscription; bottle shop; off licence; liquor store; enoteca; wine retail; vinothek; ~wine',
  distillery:
    'Distillery | goods | distiller; distilling; gin; whisky; whiskey; vodka; rum; spirits; liqueur; mezcal; tequila; brandy; schnapps; brennerei; destillerie',
  bar: 'Bar or pub | place | cocktail bar; wine bar; =bar; pub; beer garden; nightclub; sports bar; juice bar; inn; kneipe; hookah bar; lounge bar',
  'soft-drinks':
    'Soft drinks | goods | lemonade; kombucha; juice; smoothie; energy drink; functional drink; sparkling water; soda; tonic water; mineral water; non alcoholic drink; kefir drink; oat drink; plant milk; beverage brand; limonade; ~drink; ~beverage',
  chocolate:
    'Chocolate and sweets | goods | chocolate; chocolatier; sweets; candy; confectionery; praline; toffee; gummy; fudge; bonbon; chocolaterie; pralinen; süßwaren; liquorice',
  'ice-cream': 'Ice cream | goods | gelato; frozen yogurt; frozen yoghurt; sorbet; gelateria; eisdiele; heladería; ice lolly; popsicle',
  'packaged-food':
    'Packaged food | goods | snack; sauce; condiment; protein bar; granola; muesli; jam; spice; seasoning; pasta; plant based meat; meat alternative; vegan meat; nut butter; peanut butter; olive oil; crisps; pickle; food brand; food product; cereal; soup; tofu; tempeh; baby food; food manufacturing; food production; frozen food; hummus; flour; chutney; pesto; noodle',
  grocery:
    'Grocery shop | place | grocery; grocery store; grocer; greengrocer; supermarket; convenience store; corner shop; zero waste shop; refill shop; zero waste store; farm shop; delicatessen; deli; health food store; food shop; food market; bioladen; hofladen; unverpacktladen; épicerie; alimentari; organic shop; food coop',
  butcher:
    'Butcher | goods | butchery; meat; charcuterie; sausage; metzgerei; fleischerei; boucherie; macelleria; carnicería; slagerij; meat box; beef jerky',
  fishmonger: 'Fishmonger | goods | fresh fish; seafood; smoked salmon; smoked fish; fish shop; fish market; poissonnerie; fischhandel',
  cheese:
    'Cheese and dairy | goods | cheese; cheesemaker; cheesemonger; dairy; yoghurt; yogurt; =butter; creamery; fromagerie; käserei; molkerei; milk products',
  'food-wholesale':
    'Food wholesale | goods | food wholesaler; food distribution; food distributor; food import; food importer; fruit and vegetable wholesale; produce wholesale; lebensmittelgroßhandel; food export; cash and carry; restaurant supply; ingredients wholesale; food ingredient',
} as const;

const farming = {
  'crop-farm':
    'Vegetable, fruit and crop farm | goods | vegetable farm; fruit farm; crop farming; arable farming; arable farm; market garden; orchard; organic farm; berry farm; vegetable; fruit; vegetable box; veg box; csa; olive grove; potato farming; grain farming; gemüsebau; obstbau; ackerbau; maraîcher; =farming; =agriculture; ~farm; lavender farm; hemp farm; regenerative farming; regenerative agriculture',
  'livestock-farm':
    'Livestock and dairy farm | goods | livestock farm; livestock; dairy farm; dairy farming; cattle farm; cattle; sheep farm; pig farm; poultry farm; poultry; egg; egg farm; chicken farm; goat farm; horse breeding; ranch; beef farm; viehzucht; ~farm; alpaca farm; animal farming',
  'plant-nursery':
    'Plant nursery and garden center | goods | plant nursery; garden centre; garden center; tree nursery; houseplant; seedling; =bulb; gärtnerei; baumschule; pépinière; vivero; =seed; =plants; cacti; bonsai; garden plant; vegetable seed; flower bulb; indoor plant; potted plant',
  'indoor-farm':
    'Indoor and mushroom farm | goods | indoor farm; indoor farming; vertical farm; vertical farming; microgreens; mushroom farm; mushroom; hydroponics; hydroponic farm; aquaponics; urban farm; urban farming; greenhouse growing; edible insects; insect farm; algae; salad grown indoors; sprouts; truffle',
  'fish-farm':
    'Fishing and fish farming | goods | fish farm; fish farming; aquaculture; oyster farm; mussel farm; seaweed farm; seaweed; kelp; kelp farm; shrimp farm; fishery; fishing fleet; commercial fishing; salmon farm; trout farm; fischzucht; oyster; mussel',
  forestry:
    'Forestry and timber | goods | forestry; timber; sawmill; logging; tree planting; firewood; wood pellet; christmas tree; reforestation; forest management; holzhandel; lumber; charcoal; sägewerk',
  beekeeping:
    'Beekeeping and honey | goods | honey; beekeeping; beekeeper; apiary; bee farm; beeswax; =bee; imkerei; apiculture; hive rental',
  'farm-supplies':
    'Farm supplies and machinery | goods | farm machinery; agricultural machinery; tractor; tractor parts; farm equipment; agricultural equipment; fertiliser; fertilizer; animal feed; farm supplies; irrigation system; irrigation; greenhouse; crop protection; landmaschinen; livestock feed; polytunnel; farm tool; compost',
} as const;

const goods = {
  clothing:
    'Clothing | goods | clothes; fashion; apparel; streetwear; shirt; dress; bridal wear; lingerie; underwear; swimwear; sportswear; activewear; yoga wear; knitwear; menswear; womenswear; kidswear; outerwear; jacket; hoodie; jeans; denim; sock; hat; scarf; bridal shop; school uniform; tailor; tailoring; dressmaker; kinderkleidung; kindermode; bekleidung; vêtement; ropa; abbigliamento; kleding; maternity wear; garment; costume; loungewear; rainwear; leggings',
  footwear:
    'Footwear | goods | shoe; sneaker; trainers; boot; sandal; shoemaker; schuhe; chaussures; zapatos; scarpe; slippers; insole; heels',
  jewellery:
    'Jewelry and watches | goods | jewellery; jewelry; jeweller; jeweler; goldsmith; silversmith; =ring; earring; necklace; bracelet; watch; watchmaker; schmuck; goldschmied; juwelier; bijoux; bijouterie; joyería; gioielli; gemstone; diamond; engagement ring; wedding ring; silver ring; gold ring',
  'leather-goods':
    'Bags and leather goods | goods | leather goods; =bag; handbag; backpack; wallet; =belt; purse; luggage; suitcase; =leather; leatherwork; lederwaren; maroquinerie; saddlery; saddle; travel bag; gym bag; laptop bag; canvas bag; shoulder bag; leather bag',
  cosmetics:
    'Cosmetics and skincare | goods | cosmetics; skincare; make up; lipstick; beauty products; beauty brand; hair care; hair products; shampoo; soap; perfume; fragrance; sunscreen; deodorant; moisturiser; moisturizer; beard oil; nail polish; face cream; kosmetik; naturkosmetik; cosmétiques; cosmética; bath bomb; essential oil; grooming products; toothpaste; oral care; body care; serum; personal care; ~beauty; period care; menstrual product; tampon; lip balm',
  candles: 'Candles and home fragrance | goods | candle; wax melt; home fragrance; room spray; reed diffuser; incense; kerzen; bougies',
  furniture:
    'Furniture | goods | desk; chair; table; sofa; bed; mattress; shelf; shelving; wardrobe; cabinet; upholstery; upholsterer; möbel; möbelhaus; meubles; muebles; mobili; meubels; stool; bookcase; furniture restoration',
  homeware:
    'Homeware and decoration | goods | homeware; home decor; home goods; home accessories; kitchenware; tableware; bedding; linen; towel; cushion; blanket; rug; carpet shop; curtain; lamp; lighting; lampshade; cookware; cutlery; kitchen knife; glassware; home textile; wallpaper; interior decoration products; pillow; duvet; vase; wohnaccessoires; storage basket; quilt; bathroom accessories; water bottle; reusable cup; lunch box; picture frame; christmas decoration; interior accessories; mug; bakeware; throws',
  pottery:
    'Pottery and ceramics | goods | pottery; ceramics; potter; porcelain; stoneware; ceramicist; keramik; töpferei; céramique; cerámica; pottery studio; ceramics studio; ceramic tableware',
  toys: 'Toys | goods | doll; puzzle; spielzeug; spielwaren; jouets; juguetes; giocattoli; speelgoed; teddy bear; stuffed animal; model kit; slime; science kit; toy library; hobby shop; model shop',
  'board-games':
    'Board games | goods | card game; tabletop game; game for families; party game; role playing game; role playing book; tabletop rpg; wargame; dice; trading card; brettspiele; brettspiel; gesellschaftsspiele; jeux de société; juegos de mesa; board game publisher; ~game; chess set; miniature; ~board game café',
  bookshop:
    'Bookshop | place | bookstore; bookseller; second hand books; used books; comic shop; book box; book subscription; buchhandlung; buchladen; librairie; librería; boekhandel; =books; antiquarian books; comic books',
  stationery:
    'Stationery and paper goods | goods | stationery; greeting card; card shop; notebook; =planner; diary; wedding invitation; paper goods; wrapping paper; =pen; sticker; postcard; =calendar; papeterie; schreibwaren; papelería; washi tape; art supplies; craft supplies; =journal; office supplies; letterpress card; rubber stamp',
  florist:
    'Florist | goods | flower; bouquet; floristry; flower arranging; blumenladen; blumen; florista; fleuriste; floreria; floristería; fiorista; bloemist; flower farm',
  'bicycle-shop':
    'Bicycle shop | goods | bicycle; bike; bike parts; bicycle parts; bicycle accessories; bike accessories; fahrradladen; fahrräder; lastenrad; vélos; bicicletas; fietsenwinkel; fietsen; bicycle frame; electric scooter; e scooter; bike helmet; bicycle helmet',
  'bicycle-repair':
    'Bicycle repair | service | bike repair; bike servicing; bicycle servicing; bike mechanic; bicycle mechanic; bike workshop; bicycle workshop; fahrradwerkstatt; fahrradreparatur; fietsenmaker; bike maintenance; bicycle maintenance',
  'sports-goods':
    'Sports and outdoor goods | goods | sports goods; sports equipment; sporting goods; outdoor gear; camping gear; climbing gear; fitness equipment; gym equipment; surfboard; skateboard; =ski; snowboard; tent; golf club; tennis racket; yoga mat; fishing tackle; fishing gear; kayak; paddle board; sports shop; sports store; outdoor shop; hiking gear; cycling gear; camping equipment; running gear; sportartikel; football gear; outdoor equipment; sup board; wetsuit; horse riding equipment; roller skates; dumbbells; climbing holds; diving gear; padel racket; fishing shop; outdoors store',
  'consumer-electronics':
    'Consumer electronics | goods | headphones; =speaker; loudspeaker; earbuds; gadget; charger; power bank; smartwatch; laptop; =phone; smartphone; =camera; e reader; audio equipment; hifi; refurbished electronics; electronics shop; electronics store; phone accessories; =wearable; vr headset; =keyboard; vacuum cleaner; kitchen appliance; household appliance; coffee grinder; air purifier; e bike charger; microphone; 3d printer; air fryer; electronic toy; mobile phone; =computer',
  'pet-supplies':
    'Pet food and supplies | goods | pet supplies; pet products; dog lead; pet shop; pet store; pet accessories; cat litter; =aquarium; horse feed; tierbedarf; tiernahrung; hundefutter; animalerie; dog harness; pet brand; dog accessories | cake; biscuit; treat; food; snack; toy; bed; clothes; coat; shampoo; bowl; supplement; collar + dog; cat; pet; horse; puppy; rabbit; bird',
  'baby-goods':
    'Baby goods | goods | baby product; baby carrier; nappy; diaper; pram; stroller; pushchair; baby monitor; car seat; baby clothes; baby shop; baby store; baby bottle; cot; baby toy; breast pump; baby equipment; baby sling; baby sleeping bag; kinderwagen; high chair; baby gear; baby wipes',
  'second-hand':
    'Second-hand and vintage | goods | second hand; vintage; vintage clothes; vintage clothing; second hand clothes; second hand clothing; thrift store; thrift shop; charity shop; antique; used clothing; used furniture; vintage furniture; pre owned fashion; preloved clothes; preloved; resale; flea market; antiquitäten; brocante; pawn shop; vintage shop; pre loved kidswear; second hand furniture; second hand fashion; second hand electronics; pre owned luxury; upcycled clothing; upcycled furniture; used electronics',
  gifts:
    'Gifts | goods | gift box; gift basket; hamper; souvenir; geschenke; cadeaux; gift card shop; party supplies; =balloon; wedding favours; wedding favors; promotional product; merchandise; merch; novelty; keepsake; geschenkartikel; werbeartikel',
  'online-shop':
    'Online shop | goods | e commerce; =online shop; =online store; web shop; online retail; online retailer; dropshipping; dropship; =direct to consumer; =d2c; =dtc; online selling; e tail; onlinehandel; amazon fba; amazon seller; etsy shop; =ecommerce brand; boutique en ligne; tienda online; webwinkel; mail order',
  marketplace:
    'Online marketplace | software | marketplace; matching platform; auction site; comparison site; price comparison; sharing platform; classifieds; auction platform; freelance platform; marktplatz; comparison platform; dating app; dating platform; peer to peer marketplace',
  pharmacy: 'Pharmacy | place | =chemist; drugstore; apotheke; farmacia; apotheek',
  optician:
    'Optician | place | optometrist; optometry; eyewear; glasses; eyeglasses; sunglasses; contact lens; spectacles; optiker; brillen; opticien; óptica; ottica; glasses shop; eye test',
  supplements:
    'Vitamins and supplements | goods | supplement; vitamin; protein powder; sports nutrition; collagen; probiotic; cbd; cbd oil; nutraceutical; nahrungsergänzung; nahrungsergänzungsmittel; herbal remedy; electrolytes; nootropics; omega 3; creatine',
  'household-products':
    'Household and cleaning products | goods | cleaning product; household product; cleaning supplies; cleaning agent; detergent; laundry sheet; dishwashing; dish soap; cleaning spray; toilet paper; refill cleaning; reinigungsmittel; waschmittel; household goods; cleaning tablet; kitchen roll; stain remover; dishwasher tablet; surface cleaner; detergent sheet',
  retail:
    'Retail shop | place | =retail; =retail shop; =retail store; =shop; =store; department store; concept store; variety store; pop up shop; einzelhandel; =retailing; =boutique; =retailer; hardware store; diy store; kiosk; commerce de détail',
  art: 'Art and prints | goods | =art; gallery; painting artist; =artist; oil painting; illustration; illustrator; sculpture; sculptor; poster; mural; watercolour; kunstgalerie; kunst; galerie; portrait painting; art studio; kunsthandel; =print; stained glass; art rental; art print; fine art; wall art',
  'musical-instruments':
    'Musical instruments | goods | guitar; violin; piano; music shop; music store; instrument maker; luthier; drum; guitar pedal; synthesizer; amplifier; instrument repair; guitar repair; musikinstrumente; accordion; ukulele; saxophone; cello; effects pedal',
} as const;

const health = {
  'medical-practice':
    'Medical practice | place | doctor practice; doctor; general practice; gp; gp surgery; clinic; health centre; dermatology; dermatologist; paediatrician; pediatrician; gynaecologist; cardiology; orthopaedics; orthopedics; hospital; arztpraxis; hausarzt; facharzt; klinik; cabinet médical; clínica; medical centre; medical center; health care provider; surgery practice; walk in clinic; ~healthcare; midwife; midwifery; primary care; physician',
  'dental-practice':
    'Dental practice | place | dentist; dental clinic; dental office; dentistry; orthodontist; orthodontics; dental surgery; dental care; dental hygienist; zahnarzt; zahnarztpraxis; dentiste; dentista; tandarts; kieferorthopädie; dental implants; teeth whitening; teeth cleaning; =dental',
  'dental-lab':
    'Dental laboratory | goods | dental lab; dental technician; dental prosthetics; denture; dentallabor; zahntechnik; zahnlabor; zahntechniker; laboratoire dentaire; prothésiste dentaire; dental milling; laboratorio dental; dental restoration | crown; bridge; aligner; veneer; night guard; mouthguard; splint + dental; dentist; dental practice; dental office; orthodontist',
  physiotherapy:
    'Physiotherapy | service | physiotherapist; physio; physical therapy; physical therapist; osteopathy; osteopath; chiropractor; chiropractic; rehabilitation; rehab; sports therapy; occupational therapy; occupational therapist; speech therapy; speech therapist; krankengymnastik; kinésithérapeute; fisioterapia; fysiotherapie; podiatry; podiatrist; ergotherapie; logopädie; hand therapy; fysioterapi; sports injury clinic',
  counselling:
    'Counseling and psychotherapy | service | counselling; counseling; psychotherapy; psychotherapist; psychologist; therapist; mental health; mental health care; couples therapy; =therapy; hypnotherapy; psychiatry; psychiatrist; cbt therapy; counsellor; counselor; psychologue; psicología; psicólogo; addiction therapy; talking therapy; art therapy; child psychology; trauma therapy; teletherapy; =psychology',
  'home-care':
    'Home care | service | elder care; domiciliary care; live in care; nursing care; home nursing; caregiver; carer service; pflegedienst; ambulante pflege; altenpflege; aide à domicile; thuiszorg; companion care; respite care; palliative care; ndis support; ndis provider; live in carer; private nurse; aged care | care; caring; carer; support; companionship + elderly; senior; older people; dementia; home; disabled; disability; parents; old people',
  'care-home':
    'Care home | place | nursing home; retirement home; assisted living; residential care; retirement village; senior living; pflegeheim; altenheim; seniorenheim; hospice; ehpad; residencia de mayores; verpleeghuis; care facility; childrens home',
  childcare:
    'Childcare | service | day care; nursery school; preschool; kindergarten; creche; babysitting; babysitter; nanny; childminder; childminding; after school care; after school club; after school programme; day nursery; =nursery; kita; kinderbetreuung; tagesmutter; guardería; kinderopvang; garde d enfants; barnehage; kids club; montessori nursery; au pair; asilo nido; wraparound care; early years; forest school',
  veterinary:
    'Veterinary practice | place | vet; veterinary; veterinarian; vet clinic; veterinary clinic; animal hospital; vet practice; animal clinic; tierarzt; tierarztpraxis; vétérinaire; veterinario; dierenarts; veterinary care; pet clinic; veterinary surgery; veterinary hospital',
  gym: 'Gym and fitness studio | place | gym; fitness studio; fitness centre; fitness center; =fitness; crossfit; crossfit box; boxing gym; health club; spin studio; fitness club; salle de sport; gimnasio; palestra; sportschool; fitness class; hiit studio; group fitness; boxing club; ems studio; academia de ginástica',
  yoga: 'Yoga and Pilates | service | yoga; pilates; yoga class; yoga teacher; meditation class; meditation centre; yoga retreat; breathwork; tai chi; qigong; yoga school; mindfulness class; yoga lesson; barre; meditation course; meditation retreat; wellness retreat; mindfulness course',
  'personal-training':
    'Personal training | service | personal trainer; =pt; fitness coach; fitness coaching; strength coaching; strength coach; running coach; running coaching; outdoor bootcamp; fitness trainer; postnatal fitness; triathlon coaching; fitness instructor; fitness training; fitness programme; weight loss coaching',
  nutrition:
    'Nutrition advice | service | nutrition; dietitian; dietician; nutritionist; nutrition coaching; nutrition coach; diet coaching; ernährungsberatung; diététicienne; nutritional therapy; nutrition counselling; nutricionista; gut health coaching; weight loss clinic; nutrition consulting; diet plan; weight loss programme; weight loss program',
  spa: 'Massage and spa | service | spa; massage; massage therapy; massage therapist; sauna; =wellness; reflexology; acupuncture; acupuncturist; reiki; float centre; hammam; floatation; massagepraxis; masaje; thermal bath; aromatherapy; cryotherapy; naturopath; naturopathy; homeopathy; heilpraktiker; ayurveda; traditional chinese medicine; float tank; ice bath',
  'medical-devices':
    'Medical devices and supplies | goods | medical device; medical equipment; medical supplies; surgical instrument; diagnostic device; medical technology; medtech; prosthetics; prosthesis; orthotics; wheelchair; mobility aid; medical glove; medical disposables; hospital bed; hospital equipment; dental equipment; dental supplies; medical imaging; ultrasound; mri; glucose monitor; ecg monitor; ecg; ventilator; implant; wound dressing; mobility scooter; lab equipment; laboratory equipment; medizintechnik; sanitätshaus; medizinprodukte; dispositifs médicaux; veterinary equipment; face mask; health monitor; blood pressure monitor; stethoscope; exoskeleton; medical wearable; medical consumables; incontinence product; first aid kit; syringe; catheter; rapid test; home test kit; blood test; dental instruments; rehabilitation device; ultrasound device; hearing aid',
  biotech:
    'Biotech and diagnostics | goods | biotech; biotechnology; gene therapy; drug discovery; drug development; pharmaceutical; pharma; vaccine; antibody; cell therapy; synthetic biology; =diagnostics; genetic testing; genomics; dna testing; life science; bioinformatics; enzyme; fermentation technology; clinical trial; contract research; precision fermentation; cultivated meat; cultured meat; lab grown meat; proteomics; diagnostic test; protein engineering; biopharma; microbiome; biomaterial; cell culture media',
  telehealth:
    'Telehealth | service | telemedicine; online doctor; virtual care; remote consultation; video consultation; remote patient monitoring; digital health; virtual clinic; online clinic; telemedizin; telederm; online gp; remote health care; télémédecine; remote care; ~health tech; digital clinic; teledermatology; online health consultation',
} as const;

const beauty = {
  'hair-salon':
    'Hair salon | place | hairdresser; hairdressing; hair stylist; hair studio; friseur; friseursalon; coiffeur; peluquería; parrucchiere; kapper; kapsalon; hair extension; =salon; cabeleireiro; frisör; hair colour; hair and beauty salon; hair and beauty; braiding; wig; blow dry bar; bridal hair; wig shop',
  barber: 'Barber shop | place | barber; barbier; barbería; mens grooming salon; barbering; herrenfriseur; barberos',
  'beauty-salon':
    'Beauty salon | place | nail salon; nail studio; nail bar; manicure; pedicure; eyelash extension; lash extension; lash studio; lash; brow bar; waxing; facial; facial treatment; beauty treatment; beautician; make up artist; bridal make up; tanning salon; hair removal; botox; aesthetic clinic; aesthetics; aesthetic medicine; medspa; kosmetikstudio; nagelstudio; institut de beauté; salón de belleza; estética; permanent make up; microblading; beauty studio; beauty therapist; cosmetic clinic; skin studio; nail technician; =nails; brow studio; lash technician; nail art; sugaring; ~beauty',
  tattoo:
    'Tattoo and piercing | place | tattoo; tattoo studio; tattooist; tattoo artist; piercing; piercing studio; tattoo shop; tätowierer; tattoo removal; tatouage; tatuaje; henna',
} as const;

const home = {
  cleaning:
    'Cleaning service | service | cleaning; cleaner; maid service; housekeeping; pressure washing; reinigung; putzfrau; reinigungsfirma; reinigungsservice; haushaltshilfe; nettoyage; limpieza; pulizie; schoonmaak; schoonmaakbedrijf; rengøring; limpeza; städning; femme de ménage; graffiti removal; end of tenancy cleaning',
  'office-cleaning':
    'Office and commercial cleaning | service | industrial cleaning; contract cleaning; janitorial; gebäudereinigung; büroreinigung; unterhaltsreinigung; nettoyage de bureaux; kantoorschoonmaak; limpieza de oficinas | cleaning; cleaner; reinigung; nettoyage; limpieza; schoonmaak + office; school; factory; warehouse; shop; company; business; commercial; büro; büros; coworking; gym; bank; restaurant; kitchen; corporate',
  'clinic-cleaning':
    'Clinic and medical cleaning | service | clinical cleaning; praxisreinigung; krankenhausreinigung | cleaning; cleaner; reinigung; nettoyage; limpieza; schoonmaak; disinfection; sterilisation; hygiene service + clinic; hospital; dental; dentist; medical; surgery; doctor; gp; practice; arztpraxis; arztpraxen; praxen; krankenhaus; health centre; vet; veterinary; care home; laboratory; healthcare; operating theatre; hôpital; clínica',
  laundry:
    'Laundry and dry cleaning | service | laundry; laundrette; launderette; laundromat; dry cleaning; dry cleaner; linen hire; linen rental; ironing; wäscherei; textilreinigung; =pressing; blanchisserie; lavandería; linen service; wash and fold; wasserette; laundry pickup; alteration; curtain cleaning',
  plumbing:
    'Plumbing | service | plumber; plumbing and heating; heating and plumbing; drain; drainage; boiler repair; gas engineer; klempner; installateur; sanitär; plombier; plomberie; fontanero; fontanería; idraulico; loodgieter; leak detection; boiler installation; pipe fitting; drain cleaning; boiler servicing; rørlegger; sanitärinstallation; drain unblocking; septic tank',
  electrical:
    'Electrician | service | rewiring; lighting installation; elektriker; elektroinstallation; elektro; électricien; electricista; elettricista; elektricien; electrical engineering contractor; =electrical; electrical testing; cabling; smart home installation; electrical maintenance',
  roofing:
    'Roofing | service | roofer; roof; roof tiling; gutter; dachdecker; couvreur; dakdekker; roof inspection; roof insulation; chimney repair; thatching; tejados | repair; replacement; renovation; installation + roof',
  painting:
    'Painting and decorating | service | =painter; decorator; painting contractor; wallpapering; plastering; plasterer; malerbetrieb; maler; peintre en bâtiment; commercial painting; pintor; schilder; spray painting; schildersbedrijf; limewash; house painter | painting + house; home; wall; facade; exterior; interior; office; building; fence; room; kitchen cabinet',
  carpentry:
    'Carpentry and joinery | service | carpentry; carpenter; joinery; joiner; woodworking; woodwork; cabinet making; cabinet maker; bespoke furniture; staircase; tischlerei; schreinerei; tischler; schreiner; menuiserie; menuisier; ebanista; carpintería; falegnameria; timmerman; built in wardrobe; fitted wardrobe; wooden door; timber framing; snedker; zimmerei; decking; stairs; ébéniste; marcenaria; wooden window',
  'kitchen-fitting':
    'Kitchens and bathrooms | service | =kitchen; =bathroom; kitchen showroom; küchenstudio; badsanierung; cuisiniste; wet room; tiler; tiling; walk in shower; küchen; kitchen cabinet; einbauküche; worktop; fitted kitchen | installation; fitting; fitter; design; renovation; remodeling; remodelling; refurbishment + kitchen; bathroom; shower',
  building:
    'Building contractor | service | =construction; =builder; house building; civil engineering contractor; new build; timber house; tiny house; modular house; modular home; prefab house; prefab home; prefabricated house; timber frame house; masonry; bricklayer; bricklaying; stonemason; concrete contractor; scaffolding; groundworks; excavation; demolition; bauunternehmen; baufirma; hochbau; tiefbau; constructora; impresa edile; bouwbedrijf; aannemer; modular building; garden room; passive house; steel erection; straw bale house; holzbau; fertighaus; earthworks; paving; asphalt; =extension; =building; roadworks; =contractor; maçonnerie; =cabin; rammed earth; eco house; eco home; house builder; home builder; log cabin; house extension; house construction; road construction; timber construction; modular construction; bridge construction; home construction; steel construction; scaffolder',
  renovation:
    'Renovation | service | refurbishment; home improvement; remodeling; remodelling; loft conversion; building restoration; retrofit; insulation; damp proofing; basement waterproofing; sanierung; altbausanierung; reformas; ristrutturazione; verbouwing; basement conversion; garage conversion; fit out; shopfitting; ladenbau; house flipping; heritage restoration; dämmung; asbestos removal; house clearance',
  landscaping:
    'Landscaping and gardening | service | landscaping; landscaper; landscape design; landscape architecture; landscape architect; garden design; gardening; gardener; lawn care; lawn mowing; garden maintenance; grounds maintenance; tree surgery; tree surgeon; arborist; tree care; hedge trimming; gartenbau; landschaftsbau; gala bau; paysagiste; jardinería; jardinero; hovenier; fencing contractor; patio; artificial grass; garden care; yard work; snow removal; garden building; gartenpflege; green wall; baumpflege; =garden; irrigation installation; rewilding; tree removal; fence; pond; gärtner; fencing installation',
  'pest-control':
    'Pest control | service | exterminator; pest management; rat control; termite treatment; bed bug treatment; wasp nest removal; schädlingsbekämpfung; kammerjäger; bird control; bird proofing; wildlife control; control de plagas; mosquito control; ongediertebestrijding; bed bug removal; dératisation; pest prevention; rodent control; pest removal',
  handyman:
    'Handyman | service | handywoman; home repair; small repairs; odd jobs; property maintenance; home maintenance; hausmeisterservice; hausmeister; bricolage; klusjesman; furniture assembly; flat pack assembly; manitas; home services; caretaker service; facility management; building maintenance; facility services; hausmeisterdienst; tv mounting; property repairs',
  'window-film':
    'Window film | service | privacy film; safety film; security film; decorative film; anti glare film; fensterfolie; fensterfolien; sonnenschutzfolie; sonnenschutzfolien; film solaire; heat control film; glass manifestation; film pour vitrage; tinting; paint protection film; raamfolie | film; foil; tint + window; glass; glazing; solar; car window; sun; façade',
  windows:
    'Windows, doors and glazing | goods | window; glazing; glazier; door; window installation; conservatory; skylight; shutter; blind; awning; fenster; türen; fensterbau; glaserei; vitrier; ventanas; serramenti; kozijnen; rollladen; =glass; glass balustrade; shower screen; fenêtres; cristalería; volets; sun shading; markisen; =gate; safety glass; window glass; bulletproof glass',
  flooring:
    'Flooring | service | floor; parquet; floor laying; floor sanding; carpet; carpet fitting; laminate; floor fitting; floor tile; parkett; bodenleger; bodenbeläge; parquetería; vloeren; parqueteur; floor screed; carpet tiles',
  solar:
    'Solar power | service | solar; solar panel; solar energy; photovoltaics; pv; balcony power plant; solar farm; solar roof; solar system; solaranlage; solaranlagen; photovoltaik; balkonkraftwerk; panneaux solaires; photovoltaïque; fotovoltaico; zonnepanelen; solar pump; pv system; placas solares; panneau solaire; solar kit; solar carport; solar lamp; agrivoltaics; solar heating; solar leasing',
  'heating-cooling':
    'Heating, cooling and ventilation | service | heat pump; heating; hvac; air conditioning; ventilation; cooling; boiler; heating engineer; refrigeration; air conditioner; stove; fireplace; thermostat; wärmepumpe; wärmepumpen; heizung; heizungsbau; klimatechnik; lüftung; kältetechnik; klimaanlage; klimaanlagen; chauffage; climatisation; aire acondicionado; pompe à chaleur; warmtepomp; heating system; cold room; kachelofen; aerothermal; cooling system; heat recovery; warmtepompen; geothermal',
  locksmith:
    'Locksmith | service | =lock; key cutting; lockout service; schlüsseldienst; serrurier; cerrajero; slotenmaker; fabbro serrature; =safe',
  removals:
    'Moving and removals | service | =removal; =moving; mover; man and van; relocation; umzug; umzüge; umzugsunternehmen; déménagement; mudanzas; traslochi; verhuizing; verhuisbedrijf; möbelspedition; déménageur; flyttefirma; mudanças; man with a van | removal; move; moving + house; home; office; piano; furniture; student; international; company; household; business',
  'pet-care':
    'Pet care | service | dog grooming; dog groomer; pet grooming; pet groomer; dog walking; dog walker; pet sitting; pet sitter; dog sitting; cat sitting; dog boarding; kennel; cattery; dog training; dog trainer; doggy daycare; dog daycare; pet hotel; dog hotel; puppy training; horse boarding; livery; livery yard; hundesalon; hundeschule; hundepension; hundebetreuung; toilettage; paseador de perros; dog school; horse riding stable; dog care; pet boarding; dog behaviourist; puppy school; cat hotel; horse training; toilettage canin; uitlaatservice; animal care; dog spa; cat grooming; cat boarding; animal training; pet cremation',
  architecture:
    'Architecture | service | architectural practice; architectural design; building design; urban planning; urban design; town planning; architekt; architekturbüro; architekten; architecte; arquitecto; arquitectura; architetto; architectural visualisation; architectural visualization; building planning; cabinet d architecture; arkitekt; surveyor; surveying; planning consultant; bim; architectuur; house design; vermessung; =architect; =architecture',
  'interior-design':
    'Interior design | service | interior designer; interior architecture; interior architect; home staging; interior styling; home styling; innenarchitektur; innenarchitekt; innenausstattung; décoration intérieure; décorateur; diseño de interiores; interieurontwerp; office design; workspace design; interior decorating; interior decorator; interior decoration; restaurant interior; lighting design; raumgestaltung; home organising; home organizing; professional organiser; professional organizer; decluttering; interior stylist; interiorismo; interior consulting; shop design; store design; exhibition design',
  'property-management':
    'Property management | service | property manager; letting agent; lettings; letting agency; block management; landlord services; rental management; tenant management; hausverwaltung; immobilienverwaltung; syndic; gestion locative; administración de fincas; vastgoedbeheer; house share; student housing; student accommodation; co living; apartment rental; build to rent; flat rental; housing association; room rental; asset management of buildings; weg verwaltung; rental property; vermietung; long term rental; furnished apartments; affordable housing; social housing | management; administration + property; apartment; block of flats; apartment building; real estate; rental flat; hoa',
  'estate-agency':
    'Estate agency and property | service | estate agent; estate agency; real estate broker; real estate; realtor; realty; property sales; property developer; property development; real estate development; =property; home buying; house selling; immobilien; immobilienmakler; makler; agence immobilière; immobilier; inmobiliaria; agenzia immobiliare; makelaar; land sales; property investment; real estate investment; proptech services; imobiliária; buying agent; property finder; ejendomsmægler; house sales; property auctions; home selling; real estate brokerage; property search; property consultancy; bauträger; projektentwicklung',
  'holiday-lets':
    'Holiday rentals | place | holiday let; holiday home; vacation rental; holiday flat; holiday apartment; short term rental; short let; airbnb hosting; self catering; cabin rental; villa rental; ferienwohnung; ferienwohnungen; ferienhaus; ferienhäuser; gîte; location saisonnière; alquiler vacacional; casa vacanze; vakantiehuis; serviced apartment; vacation home; cottage; treehouse; farm stay; agriturismo; houseboat; short stay rental; holiday park; vakantiewoning; tiny house rental; vacation rental management; mountain hut; chalet; shepherds hut; holiday villa; airbnb management; airbnb property; airbnb flat; airbnb apartment',
  coworking:
    'Coworking and offices | place | coworking; shared office; office space; flexible office; serviced office; meeting room; maker space; hot desk; business centre; business center; =incubator; =accelerator; bürogemeinschaft; shared workshop; podcast studio rental; studio space; shared kitchen; virtual office; office rental; startup hub; innovation hub; creative space; espacio de coworking; espace de coworking; kitchen rental; artist studios; hackerspace; desk rental; gewerbehof; startup accelerator; startup incubator; business incubator',
  'self-storage':
    'Self-storage | place | storage unit; storage space; container storage; document storage; furniture storage; caravan storage; boat storage; lagerraum; garde meuble; trasteros; opslag; mobile storage; student storage; storage facility; winter storage; tyre storage; wine storage; storage container; valet storage; car storage; storage container rental',
  'security-services':
    'Security services | service | security guard; event security; private security; burglar alarm; alarm system; cctv; surveillance camera; security camera; access control; fire alarm; fire protection; fire safety; security company; close protection; bodyguard; bouncer; security patrol; sicherheitsdienst; wachdienst; alarmanlage; alarmanlagen; brandschutz; entreprise de sécurité; seguridad privada; beveiliging; home security; security installation; alarm installation; video surveillance; private investigator; detective agency; private detective; fire extinguisher; intercom; security system; mobile patrol; manned guarding; door staff; vigilancia; gardiennage; security door; construction site security; key holding; detektei; objektschutz; remote monitoring of alarms; store detectives; door entry system; videosorveglianza',
} as const;

export const dailyNames = { ...food, ...farming, ...goods, ...health, ...beauty, ...home } as const;
export type DailyTradeId = keyof typeof dailyNames;
