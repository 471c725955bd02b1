import { toAnswers, type Answers, type Meaning } from '@/lib/topics/texts';

/** What each part of a line below answers. */
const order: readonly Meaning[] = [
  'company.name',
  'company.industry',
  'offer.name',
  'offer.what',
  'customers.who',
  'customers.problem',
  'market.rivals',
  'offer.edge',
  'business.proof',
  'offer.price',
  'company.place',
];

/**
 * Companies to write for in tests, each on one line, parts in the order above; "-" where nothing was answered.
 * They answer as people do: in sentences, lists or single words, as "I" and as "we", with questions, names from everywhere and asides.
 */
const lines = `
Loam & Sons | Wholesale bakery | Overnight Sourdough | Fresh loaves at the café door before six | Owners of independent cafés | Bread arrives after the first guests | Frozen loaves from the cash and carry | Baked the same night, and what is not sold comes back | 14 cafés order every day; none has left | $4.20 a loaf | Leeds
Brunnen | Refillable water stations rented to construction sites | Brunnen Station | We place a connected water station on site, fill it and take it away again | Site managers at building contractors in northern Germany and Denmark | Pallets of plastic bottles nobody wants to carry | Bottled water, the tap in the site office | Filled before it runs dry, because it says so itself | Two pilot sites start next week | €149 per month | Kiel
Fensterfolie Nord | Window film | SunCut | Film that keeps the heat out and the light in | Facility managers of office buildings | South rooms nobody can work in after 2 pm | Blinds; air conditioning | Fitted at night, invisible by morning | - | €48 per m² | Hamburg
WipeWise | Clinic cleaning | - | Cleaning for clinics after hours | Practice managers | - | - | - | - | - | -
Nightowl Nursery | Overnight childcare for nurses | Nightowl | A nursery that is open from 6 pm to 8 am | Nurses on night shifts | "Who has my child tonight?" | Grandparents, friends, turning the shift down | Next door to the hospital; trained staff all night | 31 families on the waiting list | £38 a night | Bristol
Meeple Works | Board games | Harbour & Hearth | A board game about a fishing village for 2-4 players | Families who want an evening without screens | Games take an hour to explain | - | The rules fit on one page | Sold out at Essen in two days | 34 € | Łódź
Gatewarden | Security software | Gatewarden | Software that finds keys and passwords in code before they leave the company | Heads of Security at fintechs | Secrets leak through commits and nobody notices for weeks | Manual review, open-source scanners | Runs inside your network; nothing is sent out | Three design partners, 1.2 million commits scanned | $9 per developer per month | Tallinn
Piñata Lab | Party supplies | - | Piñatas made to order from recycled cardboard | parents | - | - | - | - | $35 | San Antonio, TX
Zahnlabor Özdemir | Dental lab | FastCrown | Crowns in three days instead of ten | Dentists in Cologne | Patients wait too long with a temporary crown | Labs abroad | Made in Cologne, repaired in Cologne | 40 practices | - | Köln
Bright Ledger | Bookkeeping for freelancers | Bright Ledger | I do the books for designers and illustrators, every month, by the tenth | Freelance designers | They put receipts in a shoebox until April | Doing it oneself; a spreadsheet | One flat price and a real person | 22 clients, 19 by recommendation | $190 per month | Portland, OR
Kelp & Co | Seaweed snacks | Tidebites | Crisps made of kelp | Health food shops | - | Potato crisps | Grown without water, soil or feed | - | £2.40 | Oban
Quartermaster | Inventory software for food trucks | Quartermaster | An app that tells a food truck what to buy before the market closes | Food truck owners | They run out of the best seller at noon | Notes on a phone | - | 9 trucks in the pilot | $29 a month | Austin, TX
Studio Ravel | Interior design | - | Interiors for small hotels | Hoteliers with 10-40 rooms | Rooms look the same as everywhere | - | We design for housekeeping, too | Casa Lume won a regional award | - | Porto
Hoofline | Mobile farrier | - | Hoof care at your stable | Horse owners | My farrier never calls back | - | Online booking, fixed days | - | €65 per horse | Utrecht
GreenLoop | Packaging | LoopBox | A box that goes back and forth 40 times | Online shops that ship more than 500 parcels a month | Cardboard piles up, and customers complain about it | Cardboard | It folds flat and goes into any letterbox | 11,000 parcels sent | €1.10 per trip | Malmö
Ada Okoye Physiotherapy | Physiotherapy | - | Physiotherapy for runners | Runners over 40 | Pain that comes back every spring | Rest, painkillers, videos | I run myself | - | £60 a session | Manchester
PolishPal | Language tutoring | PolishPal | Polish lessons for people who moved to Poland for work | Foreign employees in Warsaw and Kraków | They have lived there for years and cannot talk to the doctor | Apps, evening classes | Lessons about the week you are having | 120 learners; 4 companies pay for their staff | 25 € per lesson | Warszawa
Anvil & Ash | Blacksmith | - | Hand-forged kitchen knives | Home cooks | Knives that go blunt in a month | - | Sharpened for free, for life | Waiting list of five months | from $280 | Asheville, NC
Solstice Solar | Solar panel installation | Solstice Rent-a-Roof | Solar for people who rent | Tenants; landlords | Tenants pay the bill and cannot change the roof | Grid power | Tenant and landlord share the saving, by contract | 6 roofs | - | Sacramento
MindTheCat | Pet sitting | - | Cat sitting in your own home | Cat owners who travel | A cat hates the cattery | A neighbour, catteries | Photos every evening | 300 stays | £18 a visit | Edinburgh
Tidal Robotics | Underwater inspection | HullCrab | A robot that inspects ship hulls in port | Port authorities, ship operators | A diver can only go down in daylight and good weather | Divers | Finished in one tide | Port of Rotterdam has ordered two | €3,200 per hull | Rotterdam
Papillon | Wedding photography | - | Wedding photos on film | Couples who plan a small wedding | Two thousand photos nobody looks at again | - | 80 prints in a box, no USB stick | - | €1.900 | Lyon
Second Shift | Staffing agency | - | We find cooks for restaurants that open on Sundays | Restaurants, canteens | Nobody applies for Sunday shifts | Agencies, posters in the window | Cooks choose their own days | 58 cooks | 12% of wages | Vienna
Fieldnote | Software for soil samples | Fieldnote | An app to plan, take and label soil samples | Agronomists | Labels get wet and samples get mixed up | Paper and a marker | It works without reception | Used on 900 fields | $15 per user per month | Ames, IA
Kiddo Coders | Coding school for children | - | After-school coding clubs | Parents of 8-12 year olds | - | - | Six children per teacher | - | $90 a month | Denver
Sattva Spice | Spices | Sattva Garam | Spices ground on the day they ship | People who cook Indian food at home | Supermarket spices are two years old | Supermarket jars | From four farms in Kerala we know by name | 4.9 stars, 1,240 reviews | ₹349 | Kochi
Grünzeug | Vertical farm | - | Herbs grown in the supermarket itself | Supermarkets | Herbs wilt on the way | Herbs from Spain and Kenya | Cut in front of the customer | 3 shops in Berlin | €0.90 a pot | Berlin
LiftLink | Elevator maintenance | - | We look after elevators from any manufacturer | Housing associations | The manufacturer charges what it likes | The manufacturer's own service | Someone is there within two hours | 340 elevators under contract | €210 per elevator per month | Wrocław
Bookmarked | Bookshop | - | A bookshop with a bar | Readers | - | - | Every book has been read by someone who works here | - | - | Galway
Paperless Legal | Legal document automation | Paperless Legal | Contracts that fill themselves in | In-house lawyers at companies with 50-500 people | The same NDA is written 200 times a year | Word templates | Lawyers change the template themselves | 7 paying customers, $84k a year | $400 per seat per year | Toronto
Éclat | Skin care | Éclat Sérum | Serum without water, refilled by post | Women over 30 | - | Big brands | One bottle for life | - | 39 € | Nantes
RentARover | Camper van rental | - | Camper vans for people who have never driven one | First-time campers | They are afraid of the size | Hotels, big camper firms | A lesson before the first mile | 64 trips | £95 a night | Cardiff
Hearth Homecare | Home care | - | Carers who stay for hours instead of minutes | Families who look after a parent | A different carer every day, for fifteen minutes | Care homes; other agencies | The same two carers every week | Rated Outstanding by the CQC | £31 an hour | York
Volt Courier | Bike courier | - | Same-hour delivery by cargo bike | Florists, bakeries, labs | Vans cannot park | Vans | - | 1,100 deliveries a month | €7.50 | Ghent
Nimbus Nine | Cloud cost consulting | - | We cut cloud bills and are paid from what we save | CTOs at companies that spend more than $50k a month on cloud | The bill grows faster than the traffic | Internal engineers, tools nobody opens | No saving, no fee | $2.3m saved for 14 clients | 20% of the first year's savings | Dublin
Tortuga | Diving school | - | Diving lessons for people who are afraid of water | Adults who never learned to swim well | - | - | One teacher, two learners | - | $450 | Cozumel
Ōkami Knives | Knife sharpening | - | Sharpening by post: knives go out on Monday and come back on Friday | restaurant kitchens | Blunt knives cause accidents | Doing it in-house | - | 52 kitchens | £6 a knife | London
Clara's Closet | Clothing rental | - | Maternity clothes by subscription | Pregnant women | Clothes you wear for four months | Buying second-hand | Swap sizes whenever you like | 410 subscribers | $59 per month | Chicago
Dorfladen 2.0 | Grocery shop | - | A village shop that is open day and night without staff | Villages without a shop | The nearest shop is 11 km away | Driving | The village owns it | 2 shops | - | Franken
SprintStat | Sports analytics | SprintStat | We turn a phone video into running data | Athletics coaches | A lab test costs more than the season | Stopwatches; labs | One phone, no markers | Used by 2 national teams | $19/month | Nairobi
Petrichor | Perfume | - | Perfume that smells of rain | - | - | - | - | - | €85 | Grasse
Mr. Fix-It | Handyman | - | Small repairs others refuse | Homeowners | "It's too small a job for us" | - | One-hour minimum | - | $75 an hour | Tulsa
Alpine Archive | Digitisation of old photos | - | Old slides and films scanned in the village where they were taken | Families, museums | Boxes in the attic | Sending the originals away | Originals never leave the valley | 40,000 slides | CHF 0.80 per slide | Chur
BeeLine | Beekeeping supplies | - | Beehives that weigh themselves | Hobby beekeepers | They open the hive to see if there is honey | - | Works for two years on one battery | 600 hives sold | €189 | Ljubljana
Comma Club | Copywriting | - | I write product pages for shops that sell things worth owning | Online shops | Their text was written by the factory | Agencies, AI | I use the product first | - | $600 per page | Remote
Harvest Hands | Farm labour platform | Harvest Hands | A website where farms and pickers find each other | Farms; seasonal workers | Pickers arrive when the strawberries are gone | Agencies | Paid daily, housing shown with photos | 80 farms, 2,300 pickers | 4% of wages | Almería
Sonnenbad | Swimming pool construction | - | Natural pools without chlorine | House owners with a garden | - | - | - | - | from €38,000 | Graz
Dr. Plant | Plant care | - | House calls for house plants | Offices, people who kill plants | Yellow leaves. Why? | - | It lives or you pay nothing | - | $40 a visit | Brooklyn
TrueNorth Movers | Moving company | - | Moves inside one city, at a fixed price | Students and young families | The price doubles on the day | Friends with a van | Price agreed by video call | 870 moves | from €249 | Gdańsk
Silent Server | IT support | - | IT for dental practices | Dentists | The X-ray PC hangs when the waiting room is full | A nephew | We answer in 5 minutes | 64 practices | €39 per workstation per month | Leipzig
Yak & Yeti | Outdoor clothing | Base 01 | Base layers of yak wool | Hikers, ski tourers | Merino falls apart after two winters | Merino | Repaired for free | - | CHF 129 | Zermatt
Cargo Cult Coffee | Coffee roasting | - | Coffee for offices, roasted on Tuesdays | Offices with 20-200 people | Office coffee is bad and nobody is responsible | Capsules | One person who comes by every week | 73 offices | £24 a kilo | Birmingham
First Aid First | First aid training | - | First aid courses at the workplace | Companies in Ireland | A course costs everyone a whole day | Classroom courses | Half a day, certificate included | 190 courses held | €75 per person | Cork
Lantern | Grief counselling | - | Someone to talk to after a death, by phone, tonight | People who have lost someone | You wait eleven weeks for an appointment | Friends, waiting | - | - | Pay what you can | Glasgow
Stitch Theory | Embroidery | - | Company logos on clothes, from one piece | Small companies | Minimum orders of 50 | Big printers | One cap is an order | - | from $14 | Boise
Kumpan | Co-working space | - | A workspace for parents with a nursery next door | Parents with children under three | They work at the kitchen table | Home; cafés | You can see the nursery from your desk | 38 members | €240 a month | Freiburg
Rooftop Honey Co. | Honey | City Jar | Honey from roofs in your own district | Gift buyers, cafés | - | Imported honey | The postcode is on the jar | 1,900 jars last year | €9.50 | Paris
Blueprint Kids | Toys | - | Building sets for real tools | Schools; grandparents | Plastic toys that break by Boxing Day | - | Every part can be ordered again | In 41 schools | £55 | Sheffield
Lex Portal | Software for law firms | Lex Portal | A client portal for small law firms | Partners at law firms with 2-20 lawyers | Clients call to ask "any news?" | E-mail | Set up in an afternoon | 26 firms | $120 a month | Melbourne
Mushroom Monday | Mushroom farm | - | Mushrooms grown on coffee grounds | Chefs | - | - | - | - | $12 a pound | Oakland
Tiny Tunes | Music lessons | - | Music for babies | - | - | - | - | - | - | -
Kintsugi Dent | Paintless dent repair | - | Dents pushed out from behind, without filler or paint | Leasing returns departments | A dent the size of a coin costs a new door | Body shops; ignoring it | Done in the car park while the driver works | 2,100 cars | from €89 | Wolfsburg
Brzęczek | Pest control with barn owls | - | Nest boxes for barn owls, put up and looked after | Vineyards; orchards | Voles eat the roots and poison is not allowed | Traps, poison | One pair eats 3,000 voles a year | 14 vineyards | PLN 480 per box per year | Zielona Góra
Saltbox Sauna | Mobile sauna hire | - | A sauna on a trailer, heated before you wake up | Holiday lets; wedding venues | Guests ask for a spa and there is none | - | It fits through a farm gate | - | £240 a weekend | St Davids
Ledgerline Choir Robes | Choir robes | Evensong | Robes made to measure and washed at 40 degrees | Choirs and schools | - | Robes from the 1980s | Measured over a video call | 31 choirs | £118 each | Ely
Gutentak | Metronomes | Tak One | A metronome one can feel on the wrist | drummers | A click track nobody on stage can hear | Headphones | - | 900 sold on Kickstarter | 129 € | Halle (Saale)
Nnamdi & Daughters | Cassava processing | - | We peel and grind cassava in the village where it grows | Smallholders within 15 km | Cassava rots in three days | Selling it raw to traders | The mill comes on a truck on Tuesdays and Fridays | 212 farmers | ₦18 per kg | Enugu
Quietus | Soundproofing for music rooms | - | A room inside the room, taken out again when you move | Students who rent | Neighbours knock after ten minutes | Practising with a mute | Nothing is glued or drilled | - | from $1,950 | Ann Arbor
Parallax Orchards | Frost protection | FrostFlag | A sensor that rings the farmer at 2 am, and only when it matters | Fruit growers | They get up every night in April for nothing | Weather apps, thermometers on a post | It learns the cold corners of each field | 61 farms in two springs | €19 per sensor per month | Meran
Ghostlight Rigging | Stage rigging inspection | - | Inspections of stage rigging, with the report the same day | Theatres, school halls | The certificate has run out and the premiere is on Friday | - | Inspectors who have worked backstage | 88 stages | $640 per stage | Milwaukee
Tatami Kobo | Tatami mats | - | 畳 re-covered in a day and laid before evening | Ryokan owners | Rooms closed for a week | - | - | - | ¥9,800 per mat | Kanazawa
Umlaut Type | Typefaces | Umlaut Sans | A typeface with every letter Europe uses | Brand agencies | The client expands to Poland and the ł is missing | System fonts | 214 languages, one licence | Licensed by 3 airlines | €390 per year | Brno
Bellows & Reed | Accordion repair | - | Accordions tuned and repaired | Folk musicians | - | - | - | Repairs for the national conservatoire | - | Ljubljana
Cold Chain Nairobi | Vaccine transport | - | Motorbikes with a fridge | County health departments | Vaccines arrive warm | Vans with ice boxes | Temperature logged every minute | 1.1 million doses | KES 900 per trip | Nairobi
Lichen Survey Ltd | Ecological surveys | - | Surveys of lichens and mosses before you build | Developers; councils | Planning permission waits for a survey nobody can do | General ecologists | Three of the UK's 40 lichen specialists | - | £780 per day | Bangor
Smørrebrød på Hjul | Lunch delivery by cargo bike | - | Open sandwiches for meetings | Offices in Aarhus | - | Pizza | Nothing is wrapped in plastic | 40 meetings a week | 65 kr each | Aarhus
Proofline | Translation checking | - | We read your translated website as a customer would | Online shops entering Germany | "Your German sounds like a robot" | Google Translate; the intern | Native readers who buy in your shop first | 47 shops | €0.06 per word | Remote
Tuk Tuk Tina | City tours | - | City tours in an electric tuk tuk | Cruise passengers with four hours | - | Hop-on buses | She was born in the Alfama | 4.95 on 800 reviews | €75 per hour | Lisboa
Grainwise | Grain moisture meters | GW-2 | A meter that gives the moisture of a truckload in eight seconds | Grain elevators | Trucks queue for two hours at harvest | Hand samples | No calibration per crop | 17 elevators in Kansas | $4,800 | Salina, KS
Widow's Walk Roofing | Slate roofing | - | Slate roofs repaired slate by slate | Owners of listed houses | Roofers only want to replace the whole roof | - | We keep 40 kinds of old slate | - | from £65 per slate | Ludlow
Déjà Lu | Used textbooks | - | Textbooks bought back in June and sold in September | Students at Université Laval | Books cost $900 a term | Facebook groups | Cash on the same day | 5,200 books last year | - | Québec
Marrow | Bone broth | Marrow No. 1 | Bone broth simmered for 20 hours | runners and people after surgery | - | Stock cubes | One ingredient list, five words | - | $11 a jar | Bozeman, MT
Plenum | Ventilation cleaning | - | Air ducts cleaned at night | Hospitals, hotels | Dust comes out of the vents after every filter change | - | Camera film before and after | 212 buildings | €6.40 per metre | Zaragoza
ZeitZeuge | Life story books | - | I listen to old people for six hours and write their book | Families | "We never asked him about it" | A voice recorder in a drawer | Every book is read aloud to them first | 73 books | 2.400 € | Görlitz
Kombi Nation | Van conversion | - | Vans turned into offices, in three weeks | Surveyors and site engineers | They write reports on their knees | - | Everything can be unbolted for the lease return | - | AUD 14,900 | Fremantle
Little Ledger | Pocket money app | Little Ledger | An app in which children see what their pocket money does | Parents of 6 to 11 year olds | "Can I have five euros?" | Coins in a jar | No card, no ads, no chat | 3,400 families | €2.49 a month | Gent
Hives on High | Rooftop beekeeping for companies | - | Beehives on your office roof, with a keeper | Facilities teams at insurers and banks | - | Planting trees somewhere | Staff get the honey and the stings insurance | 26 roofs | £190 a month | Leeds
Aquaduct | Leak detection | - | We find leaks with a tracer gas before anybody lifts a tile | Insurers; property managers | Three walls opened and the leak is in the fourth | - | No leak found, no bill | 1,900 leaks | €420 per call | Palma
Sisu Strength | Gym for people over 60 | - | Strength training in groups of six | People over 60 | They are afraid of gyms with mirrors | Walking; nothing | Trainers who are over 50 themselves | 340 members | 69 € a month | Tampere
Patina | Restoration of shop signs | - | Old enamel signs restored | Collectors, breweries | - | - | - | - | - | Beaune
Overcast Data | Weather data for solar traders | Overcast API | Cloud cover, forecast every five minutes | Energy traders | Forecasts are an hour old when they arrive | Public weather models | Own cameras on 410 roofs | Two utilities pay; 99.9% uptime in 2026 | €4,000 per month | Valencia
Shear Joy | Sheep shearing | - | Shearing for flocks under 30 | smallholders | Nobody comes for nine sheep | Doing it badly oneself | We come on a round, village by village | - | £7 a sheep | Machynlleth
The Spare Key | Lockout service | - | A locked door opened without damage | Tenants | The price is only said after the door is open | Locksmiths from an ad | One price, day and night | 0 doors damaged in 2026 | €95 | Lyon
PaperKite | Stationery subscription | - | A letter-writing kit every month | People who miss letters | - | - | Stamps are in the box | 1,050 subscribers | $18 a month | Savannah, GA
Kanal 7 | Canal boat hire | - | Canal boats for a weekend, no licence needed | Groups of friends | - | Airbnb | Two hours of teaching, free | - | from 390 € | Berlin
Orderly | Operating theatre scheduling | Orderly | Software that plans operating theatres | Theatre managers at private hospitals | Surgeons wait while a room stands empty | Whiteboards, Excel | It knows how long each surgeon really takes | 5 hospitals; 11% more operations | $2,200 per theatre per month | Rotterdam
Muck & Brass | Manure management | - | Manure collected from riding stables and composted | Stable owners | The heap is full and the council has written | Skips | Compost comes back bagged and for sale | 38 stables | £28 a load | Newmarket
Vox Populi Dubbing | Dubbing | - | Corporate films dubbed into 14 languages | Training departments | Staff in Brazil watch with subtitles off | Subtitles; AI voices | Real actors, two weeks | - | €95 per minute | Łódź
Birch & Bone | Dog chews | - | Chews from birch and venison | Dog owners | Their dog has eaten the sofa | Rawhide | - | 4,000 dogs | 12,90 € | Kuopio
Nine Tenths | Flood barriers for doors | DoorDam | A barrier one person can fit in four minutes | Home owners near rivers | Sandbags arrive after the water | Sandbags | Tested at 90 cm for 48 hours | Used in the 2025 flood | £545 | Tewkesbury
Sobremesa | Supper club | - | Twelve strangers, one table, every Thursday | - | - | - | - | Sold out since March | $70 | Oaxaca
Kattegat Tang | Håndhøstet tang til restauranter | Sukkertang No. 3 | We pick sugar kelp by hand and deliver it the same day | Køkkenchefer in Copenhagen and Aarhus | Frozen tang from Korea that tastes of nothing | Frozen seaweed; dried nori | Picked before sunrise, on the plate by noon | 11 restaurants, two with a Michelin star | 180 kr per kilo | Læsø
Glockenwerk Ilse | Glockensanierung | - | Church bells that ring again, without taking them down from the tower | Parishes & Kirchengemeinden | The clapper is worn and nobody dares to ring | Silence; electronic bells | Two bell founders, one mobile forge | - | from €4,800 per bell | Görlitz
Toit Partagé | Association loi 1901 for shared housing | - | We match older people who have a spare room with students who need one | Older people living alone, students in Lyon | "Je ne veux pas finir seule" | - | A volunteer visits every month; nobody pays rent | 140 pairs since 2019, 3 of them still friends | Free; families give what they can | Lyon
Oksana Hrytsenko | - | - | I alter wedding dresses at home. | - | - | - | - | - | - | -
Meridian & Vale | Independent advisory services for family-owned manufacturing businesses considering succession | Meridian Handover Programme | A structured twelve-month programme in which the owner, the successor and the management team of a family-owned manufacturer work through every decision that a handover requires, one a month, with a neutral chair | Owners of family businesses with between 50 and 400 employees, typically second or third generation, who expect to step back within the next five years | Most owners put off the conversation until illness or a row forces it, and by then the bank, the key people and the best customers have already drawn their own conclusions | Tax advisers, who see only the tax; management consultants, who see only the company; doing nothing | We have each handed over a factory ourselves, and neither of us sells anything else | 23 handovers completed since 2014; 21 of the companies still belong to the family | £36,000 for the programme, payable quarterly | Wolverhampton
BIGFOOT TOWING | TOWING AND ROADSIDE HELP | - | 24 HOUR TOWING FOR TRUCKS AND RVS | TRUCKERS, RV OWNERS | NOBODY PICKS UP THE PHONE AT 3 AM | AAA | WE ANSWER IN 2 RINGS | 4.8 STARS ON GOOGLE | $95 HOOKUP + $4/MILE | Bend, OR
Taller Quetzal | Taller de bicicletas | Carga, Ciudad and Niña | Cargo bikes, city bikes and kids' bikes built from recycled frames | Families without a car; small shops that deliver; colegios | A new cargo bike costs more than an old car | Cars, mopeds | Every frame has had a life before, and a year's guarantee now | 86 bikes on the road | from $420 to $1,900, by model | Guadalajara
Ozodbek's Samsa | street food stall | samsa | Samsa from a clay oven, sold until they are gone | students, night-shift nurses and taxi drivers | After 10 pm there is only kebab | kebab | my grandmother's dough | queue most nights | £3.50 | Walthamstow
Warm Rooms Trust | Charity | Warm Room | A network of 40 libraries and church halls that stay open and heated on winter evenings | People who cannot heat their home; councils | They go to bed at six to keep warm | Staying in bed, the bus | Soup, a plug for the phone and no questions | 9,200 visits last winter | Free | Hull
Bluegrass Hoof Co. | farrier, mobile | - | trimming, shoeing and corrective work. we come to your barn. | horse owners and small barns within 60 miles of Lexington | farriers cancel last minute | whoever picks up the phone | on time or the trim is free. | 140 horses on a six-week round | $55 trim, $160 set of four | Lexington, KY
Kluis.io | API for parcel lockers | Kluis API | One API to open, book and bill any parcel locker in the Benelux | logistics engineers at web shops and carriers | Every locker operator has its own integration and its own outages | Building each integration in-house | One contract, one key, one invoice | 6 operators live, 41,000 parcels in October | €0.04 per opening | Rotterdam
Northside Lionesses | Women's football academy | - | Coaching for girls aged 8-16, with a women's side on top | Girls who were told there's no team for them | Boys' clubs give girls the pitch at 8pm on a Friday | Boys' clubs, nothing | All our coaches are women with a UEFA licence | - | £6 a session; first one free | Leeds
Hollow Creek Seed Library | nonprofit seed library | - | borrow seeds in spring, bring some back in fall | gardeners, schools, anyone with a windowsill | old local varieties are dying out | seed catalogs | every packet says who grew it | 312 varieties. 1,100 members | free | Athens, Ohio
Precision Arch | dental laboratory | - | same-week dentures | small dental practices | remakes | - | we pick up & deliver | 98% fit first time | - | Tulsa
Mama Efua's | hot sauce | Shito Gold | Hot sauce made the way my grandmother made it in Cape Coast | People who find supermarket hot sauce too sweet, diaspora Ghanaians, chefs | Shito you can buy abroad tastes of nothing but oil | Tabasco; Sriracha; an aunt's suitcase | Smoked fish from Elmina & nothing you can't pronounce | 2,300 jars sold at Makola market and online | GH₵65 a jar | Accra
Studio Deux Loutres | video games | Ô Marée | A two-player puzzle game in which each player hears only half of the music | Couples and siblings who play together on one sofa | Co-op games let one person do everything | It Takes Two, Overcooked | Neither player can finish a level alone | 18,400 wishlists; best audio at MIGS 2025 | CA$24.99 | Montréal
3 & Sons Ltd. | consultancy | - | We help family shops sort out their stock, so nothing sits on the shelf for more than 90 days. | Family-run hardware & garden shops. | They've cash tied up in things that don't sell. | Their accountant; nobody | "No cure, no pay" | Fourteen shops so far. | 10% of the cash we free up | Stoke-on-Trent
Коваль і донька | кераміка ручної роботи | - | Hand-thrown tableware for restaurants | chefs who plate on something nobody else has | Plates chip and the series is discontinued | Mass-produced porcelain | Any plate reordered within three weeks, for ten years | 27 restaurants in Kyiv, Lviv & Vienna | from ₴680 a plate | Lviv
iGrocer | eCommerce platform for corner stores | iGrocer POS+ | it's a till, a web shop and a stock list in one | corner stores, bodegas, delis | they can't compete with delivery apps | Square, Clover, pen and paper | - | pilot w/ 3 stores in Queens | $79/mo | NYC
`;

export const companies: readonly Answers[] = lines
  .trim()
  .split('\n')
  .map((line) => {
    const parts = line.split('|').map((part) => part.trim());
    return toAnswers(order.flatMap((means, index) => (parts[index] === '-' ? [] : [{ means, text: parts[index] ?? '' }])));
  });

/** Where what is written for a company is kept, to be read. */
export const goldenOf = (name: string) =>
  `golden/${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')}.txt`;
