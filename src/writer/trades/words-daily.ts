import type { DailyTradeId } from './names-daily';

/**
 * What the words of a trade may suggest, each trade on one line: topics | measures | places to look | questions to ask.
 * None of it says what a company sells, to whom, or with what result.
 */
export const dailyWords: Record<DailyTradeId, string> = {
  bakery:
    'flour, grain and where they come from; long proving and what it does to bread; baking through the night; what to do with yesterday’s bread | sales per baking day; share of goods left over; flour cost per loaf; regulars a week | farmers’ markets; the miller; bakers’ guilds; neighborhood groups | Where do you buy bread now, and why there?; What makes you walk further for a loaf?; When in the day do you need it?',
  'wholesale-bakery':
    'delivery windows and baking times; keeping bread fresh until service; standing orders and how they change; frozen, part-baked or fresh | orders delivered on time; drop size; returns and waste per round; accounts kept after a year | hospitality trade fairs; food-service trade press; buying groups; early rounds through a neighborhood | Who decides about bread, and how often is that looked at again?; What happens on a day when a delivery is late?; How do you order, and until when?',
  cakes:
    'designing a cake from one idea; allergens and how they are handled; how far ahead to order; seasonal fillings | orders a week; average order value; hours per cake; orders from recommendations | wedding fairs; local photographers and venues; picture-based social networks; cake decorating forums | When did you last order a cake, and for what?; How did you choose who would make it?; What would you have liked to know before ordering?',
  cafe: 'where the beans come from; how milk and brewing change a cup; the people behind the counter; cups, waste and deposits | covers a day; average spend; takings per opening hour; share of regulars | the street at different hours; neighborhood groups; map and review sites; coffee trade fairs | Where do you go for coffee now, and when?; What makes you stay, and what makes you leave?; What is missing around here?',
  restaurant:
    'what is in season; the story of one dish; suppliers by name; a day in the kitchen | covers per service; average bill; food cost share; table turns | booking and review sites; food markets; local press and food writers; hospitality associations | When did you last eat out, and how did you choose?; What would make you come back within a month?; How do you book?',
  takeaway:
    'food that travels well; packaging and waste; how orders reach the kitchen; late opening hours | orders per hour; minutes from order to door; average order; share of orders without an app | delivery platforms; map listings; offices and student houses nearby; local groups | What did you order last, and from where?; What went wrong the last time?; Do you order by app, by phone or in person?',
  'food-truck':
    'a menu short enough for one hatch; pitches, permits and markets; cooking with little power and water; weather and what it does to trade | takings per pitch; portions per hour; cost per portion; bookings for events | market organizers; festival calendars; business parks at lunchtime; street food associations | Where do you eat at midday now?; How long would you queue?; What would you like to see here that is missing?',
  catering:
    'planning quantities; diets at one table; serving without a kitchen on site; what happens to leftovers | events a month; average value per guest; repeat bookings; food cost per event | venues and event planners; company offices; wedding fairs; chambers of commerce | Who arranges food at your events, and how?; What went wrong at the last one?; How far ahead do you decide?',
  'meal-delivery':
    'planning a week of meals; ingredients and their sources; packaging and returns; cooking skills at home | active subscriptions; orders skipped; cost per box delivered; food cost share | food forums; gyms and offices; recipe sites; neighborhood groups | Who decides what is cooked in your home?; What did you eat last Tuesday, and why that?; What would make you stop a subscription?',
  'coffee-roasting':
    'origins and the people who grow; roast profiles in plain words; brewing at home and at work; prices of green coffee and what moves them | kilos roasted a week; accounts that reorder; margin per kilo; share sold direct | coffee trade fairs; cuppings and tastings; barista communities; offices and kitchens nearby | Who chooses the coffee, and when was it last changed?; What do you notice first when a batch is off?; How do you order, and how often?',
  tea: 'gardens, harvests and grades; brewing without guesswork; tea and food; packaging that keeps it fresh | orders a month; repeat purchases; margin per 100 g; tasting visitors who buy | tea festivals; specialist forums; delicatessens; tasting events | What do you drink now, and at what time of day?; How did you find your favorite?; What would you pay more for?',
  brewery:
    'malt, hops and water; one recipe from idea to glass; low and no alcohol; spent grain and where it goes | hectoliters a month; share sold on site; cost per liter; accounts on tap | beer festivals; homebrew clubs; bottle shops; brewers’ associations | What do you usually order, and what made you try something new?; Who decides what is on tap?; How do you hear about new beers?',
  winery:
    'the year in the vineyard; soil and slope; what changed in this vintage; organic and conventional growing | bottles per hectare; share sold at the door; average bottle price; visitors who join the list | wine fairs; regional tourist boards; sommelier circles; wine writers | Where do you buy wine, and who do you ask?; What do you look at first on a label?; When did you last visit a grower?',
  'wine-shop':
    'choosing without fear; growers worth knowing; food and wine; storing at home | average basket; repeat customers; stock turn; tasting visitors who buy | tastings; wine fairs; neighborhood events; importers’ lists | How do you choose a bottle when nobody helps?; What would make you join a tasting?; Where did you buy last, and why?',
  distillery:
    'botanicals and grain; still, cut and cask; duty and what it does to price; serving ideas without alcohol | bottles a month; duty share of price; bars that reorder; visitors on tours | spirits fairs; bartender circles; duty-free buyers; tasting clubs | What do you drink at home, and what outside?; Who recommended your last bottle?; What would make you take a tour?',
  bar: 'a drink and its story; music, noise and neighbors; drinks without alcohol; staff and late hours | takings per hour; average spend; share of drinks without alcohol; pour cost | local event listings; map and review sites; neighboring venues; drinks trade press | Where do you go on a Thursday, and why there?; What makes you stay for another?; What drives you away?',
  'soft-drinks':
    'sugar and what replaces it; ingredients in plain words; bottles, cans and deposits; where it is filled | cases a month; shops that reorder; margin per case; cost to win a listing | food and drink fairs; wholesalers; independent shops; festivals | What do you drink between meals?; What made you try something new?; Who decides what goes into the fridge?',
  chocolate:
    'cocoa and fair prices; from bean to bar; sugar and alternatives; seasons and gifts | units a week; margin per kilo; repeat buyers; share sold at Christmas and Easter | food markets; gift shops; chocolate festivals; tasting events | For whom did you last buy sweets?; What do you read on the label?; What would make you pay double?',
  'ice-cream':
    'milk, fruit and seasons; vegan recipes; making it on site; what to do in winter | scoops a day; takings by weather; cost per liter; flavours that sell out | parks and squares in summer; event organizers; local press; food markets | When did you last have one, and where?; What flavour did you miss?; Would you take some home?',
  'packaged-food':
    'ingredients and what is left out; shelf life without tricks; where it is made; labels explained | shops that reorder; units per shop and week; gross margin; cost to win a listing | food fairs; buyers of independent shops; recipe writers; marketplaces | What do you eat between meals?; What do you look for on the label?; When did you last switch brands?',
  grocery:
    'local producers; what a fair price contains; less packaging; cooking with what is there | average basket; stock turn; waste share; visits a week | neighborhood groups; producers’ markets; wholesalers; parents’ groups | Where do you do most of your shopping, and why?; What do you have to go elsewhere for?; What would change your route?',
  butcher:
    'farms and breeds; lesser-known cuts; aging and curing; cooking times | kilos a week; waste share; average basket; pre-orders for holidays | farmers’ markets; cookery schools; butchers’ guilds; neighborhood groups | Where do you buy meat, and how often?; What do you ask at the counter?; What would you like to learn to cook?',
  fishmonger:
    'boats and landing days; seasons and stocks; preparing fish at home; certificates and what they mean | kilos sold fresh; waste share; regulars a week; margin per species | harbors and auctions; cookery schools; food markets; fishing associations | How often do you cook fish, and what stops you?; How do you judge freshness?; What would you like filleted for you?',
  cheese:
    'milk, breed and pasture; ripening; raw and pasteurized; serving and keeping | kilos a week; yield per liter of milk; accounts that reorder; tasting visitors who buy | cheese fairs; farmers’ markets; delicatessens; dairy associations | When did you last buy cheese at a counter?; Who helped you choose?; What do you serve to guests?',
  'food-wholesale':
    'seasonal availability; price movements and contracts; cold chain and traceability; order cut-off times | orders complete and on time; drop size; margin per line; days of stock | food-service fairs; producers’ cooperatives; buying groups; market halls | How many suppliers do you use, and for what?; What goes wrong most often in a delivery?; When do you place orders?',
  'crop-farm':
    'the season on the farm; soil and rotation; weather and risk; direct sale and its work | yield per hectare; share sold direct; cost per crate; boxes or orders a week | farmers’ markets; growers’ associations; agricultural shows; advisory services | Where do your vegetables and fruit come from now?; What would you change about how you get them?; When do you plan your meals or menus?',
  'livestock-farm':
    'animal welfare in practice; feed and pasture; veterinary care; direct sale and its rules | liters or kilos per animal; feed cost share; losses; share sold direct | breed associations; agricultural shows; farm shops; advisory services | What do you want to know about where it comes from?; How do you buy it today?; What would you pay more for?',
  'plant-nursery':
    'the right plant for the place; growing without peat; planting calendars; pests without poison | plants sold a week; losses in stock; average basket; spring share of sales | garden clubs; open-garden days; landscapers; allotment associations | What did you plant last, and did it live?; Where did you get advice?; What is the hardest spot in your garden?',
  'indoor-farm':
    'light, energy and yield; growing all year; freshness and distance; growing media | kilos per square meter; energy per kilo; share sold before harvest; accounts that reorder | chefs’ networks; food markets; grower forums; agritech fairs | What do you buy that arrives tired?; How often do you need it delivered?; Who decides about a new ingredient?',
  'fish-farm':
    'water quality; feed and its sources; stocks and seasons; certification | survival rate; feed conversion; harvest weight; price per kilo | seafood fairs; harbor auctions; research institutes; fishery associations | How do you buy it today, and how often?; What do you ask about where it comes from?; What would make a delivery perfect?',
  forestry:
    'managing mixed forests; drying and grading; firewood and heating values; certificates | cubic meters a year; price per cubic meter; share sold in advance; replanting rate | forest owners’ associations; timber auctions; builders’ merchants; agricultural shows | What do you use wood for?; How do you judge quality?; How far ahead do you order?',
  beekeeping:
    'the bee year; what bees forage; honey and its varieties; swarms and diseases | kilos per hive; winter losses; jars sold direct; repeat buyers | farmers’ markets; beekeepers’ associations; farm shops; school visits | What do you use honey for?; Where do you buy it?; What would you like to know about the bees?',
  'farm-supplies':
    'choosing machinery by hours, not horsepower; spare parts in harvest time; buying, leasing or sharing; soil and inputs | parts delivered next day; repeat orders; stock turn; service calls in season | agricultural shows; machinery rings; farming press; dealer networks | What stood still last season, and for how long?; Who repairs for you?; How do you decide between new and used?',
  clothing:
    'fabric and how it wears; fit for real bodies; where it is sewn; care and repair | sell-through; return rate; average order value; repeat purchases | fashion fairs; picture-based social networks; independent boutiques; sewing workshops | What do you wear most, and why?; What did you last send back?; How do you judge quality online?',
  footwear:
    'lasts, soles and fit; materials and repair; shoes and feet; where they are made | return rate by size; repeat purchases; sell-through; average order value | running and walking groups; shoe fairs; orthopaedic advisers; review sites | How do you find a pair that fits?; What wears out first?; Would you have them repaired?',
  jewellery:
    'stones and metals with known origin; making to order; sizes and resizing; care and repair | pieces a month; average piece value; lead time; orders from recommendations | craft fairs; wedding fairs; galleries; picture-based social networks | For whom did you last buy, or was it for you?; What made you trust the maker?; What would you want engraved or changed?',
  'leather-goods':
    'hides and tanning; vegan alternatives; stitching and repair; a bag that ages well | pieces a month; material cost share; return and repair rate; average order value | craft fairs; boutiques; design markets; makers’ communities | What do you carry every day?; What broke first on the last one?; How long should it last?',
  cosmetics:
    'ingredients in plain words; skin types; testing and safety files; packaging and refills | repeat purchase rate; units per order; return rate; cost to win a customer | beauty fairs; salons and pharmacies; skincare forums; review videos | What do you use in the morning?; What made you stop using something?; How do you judge a claim?',
  candles:
    'waxes and wicks; scents and where they come from; burning safely; refilling the glass | units a week; cost per candle; repeat buyers; share sold before Christmas | craft markets; gift shops; picture-based social networks; interior stylists | When do you light a candle?; How do you choose a scent you cannot smell?; Was the last one for you or a gift?',
  furniture:
    'wood and joints; made to order or in stock; measuring a room; repair and resale | lead time; average order value; return rate; orders from interior planners | design fairs; interior planners; furniture markets; company moves | What was the last piece you bought, and how did you decide?; What did delivery go like?; How long do you expect it to last?',
  homeware:
    'materials for everyday use; makers and places; care and washing; a table for different occasions | average basket; repeat purchases; stock turn; return rate | gift and home fairs; concept stores; interior blogs; wedding lists | What do you use every day that you like?; What did you last replace, and why?; Where do you look for ideas?',
  pottery:
    'clay, glaze and fire; imperfection and price; food-safe surfaces; a day in the studio | pieces per firing; losses in the kiln; price per piece; commissions a month | pottery markets; galleries; restaurants that buy tableware; open studio days | Which cup do you reach for, and why?; Where did you last buy handmade?; What would you commission?',
  toys: 'play by age; safety marks explained; wood, plastic and repair; fewer toys, better play | units a week; return rate; repeat buyers; share sold before Christmas | toy fairs; nurseries and schools; parents’ forums; independent toy shops | What is played with longest in your home?; Who chooses toys?; What do you refuse to buy?',
  'board-games':
    'how a rule is tested; play for different ages; components and printing; crowdfunding and its promises | units per print run; cost per copy; backers or pre-orders; reviews per hundred copies | game fairs; game cafés and clubs; reviewers; crowdfunding sites | Which game did you play last, and with whom?; What makes you teach a game to others?; How do you hear about new ones?',
  bookshop:
    'choosing for a reader; readings and book groups; small presses; books as gifts | stock turn; average basket; event visitors; orders collected in the shop | local schools and libraries; book groups; publishers’ reps; literary festivals | What did you read last, and who told you about it?; Where did you buy it?; What would bring you to an evening here?',
  stationery:
    'paper and print; writing by hand; planning on paper; occasions through the year | average order value; designs that sell through; repeat purchases; shops that stock the range | stationery fairs; gift shops; picture-based social networks; wedding fairs | When did you last write by hand?; What do you look for in a card or notebook?; Where do you buy it?',
  florist:
    'what is in season; flowers and their journey; making them last; flowers for hard days | waste share; average order; standing orders; margin on event work | flower markets; wedding planners and venues; funeral homes; neighborhood groups | When did you last buy flowers?; How did you describe what you wanted?; What disappointed you?',
  'bicycle-shop':
    'choosing frame and size; everyday riding; service intervals; theft and locks | average sale; stock turn; service bookings; accessories per bike | cycling clubs; commuter groups; employers with bike schemes; cycling fairs | How do you get about now?; What keeps you from riding more?; Where do you have your bike looked after?',
  'bicycle-repair':
    'a check in five minutes; wear and safety; winter riding; repair or replace | jobs a day; turnaround time; parts margin; repeat customers | cycling clubs; employers; courier companies; campus boards | When did your bike last let you down?; How long can you be without it?; How did you find someone to repair it?',
  'sports-goods':
    'choosing gear by use; testing outdoors; repair and second life; safety standards | sell-through; return rate; rental or test rides that end in a sale; repeat purchases | clubs and races; outdoor fairs; sports forums; instructors | What gear do you trust, and why?; What failed you last time out?; Who do you ask before buying?',
  'consumer-electronics':
    'what a specification means in use; repair and spare parts; battery life; privacy of devices | return rate; units sold; support contacts per hundred units; review score | electronics fairs; review sites; crowdfunding sites; maker communities | What do you use every day, and what annoys you?; How did you choose it?; What happens when it breaks?',
  'pet-supplies':
    'reading a feed label; behavior and play; materials and safety; life stages of animals | repeat orders; average basket; subscription share; return rate | vets and groomers; pet fairs; breed clubs; owners’ groups | What do you feed or use now, and since when?; Who advised you?; What did your animal refuse?',
  'baby-goods':
    'safety standards in plain words; what is needed and what is not; second use; sleep and carrying | return rate; repeat purchases; average order value; recommendations | midwives; parent groups; baby fairs; second-hand platforms | What did you buy that you never used?; Who did you ask?; What did you search for at night?',
  'second-hand':
    'judging condition; provenance; repair and cleaning; what not to throw away | days until sold; margin per piece; pieces taken in a week; return rate | flea markets; house clearances; resale platforms; collectors’ groups | What did you last buy second-hand?; What would you never buy used?; How do you trust a seller?',
  gifts:
    'gifts by occasion; wrapping and delivery; makers behind the goods; personal touches | average basket; delivered on the day; repeat buyers; share sold in the last quarter | gift fairs; companies’ office managers; craft markets; neighborhood groups | When did you last need a gift in a hurry?; How did you choose?; What would have saved you time?',
  'online-shop':
    'photos and sizes that tell the truth; delivery and returns explained; how goods are packed; choosing with few clicks | conversion rate; average order value; return rate; repeat purchase rate | search results; marketplaces; review videos; mailing lists | What did you last buy online, and where did you start?; What nearly stopped you?; What do you send back?',
  marketplace:
    'trust between strangers; fees explained; how offers are checked; disputes and how they end | deals a month; share of searches that end in a deal; take rate; time to first deal | forums where people trade by hand; associations on both sides; classified ads; social groups | How do you find each other today?; What went wrong in the last deal?; What would you pay to avoid that?',
  pharmacy:
    'advice at the counter; medicines and everyday life; generics explained; travel and seasons | prescriptions a day; items per customer; waiting time; medicines not in stock | surgeries nearby; patient groups; care homes; neighborhood groups | What do you ask at a pharmacy?; When was what you needed not there?; How do you keep track of what you take?',
  optician:
    'eye tests explained; screens and eyes; frames and faces; contact lenses in daily life | tests a week; tests that end in an order; remakes; months between visits | employers; schools; drivers’ associations; neighborhood groups | When were your eyes last tested?; How did you choose your frames?; What bothers you about your glasses?',
  supplements:
    'evidence and its limits; what labels must say; food first; interactions to know | repeat orders; subscription share; return rate; cost to win a customer | sports clubs; nutrition advisers; health forums; pharmacies | What do you take now, and why?; Who advised you?; How would you notice that it does nothing?',
  'household-products':
    'ingredients and water; concentrates and refills; what really cleans; packaging | repeat orders; cost per use; refill share; shops that reorder | zero-waste shops; household forums; trade fairs; facility buyers | What do you clean with, and why that?; What have you stopped buying?; What would make you switch?',
  retail:
    'the makers behind the goods; advice in the shop; care and repair; windows and seasons | sales per square meter; visitors who buy; stock turn; average basket | the street outside; neighboring shops; trade fairs; local groups | What did you come in for?; What did you not find?; Where would you have gone otherwise?',
  art: 'how a piece is made; pricing and editions; hanging and light; commissions step by step | pieces sold; inquiries that end in a sale; average price; visitors to shows | art fairs; galleries and open studios; interior planners; collectors’ circles | What is on your walls, and how did it get there?; What keeps you from buying art?; How do you hear about artists?',
  'musical-instruments':
    'wood, strings and sound; set-up and care; choosing a first instrument; makers and traditions | instruments a year; lead time; repair bookings; trials that end in a sale | music schools; orchestras and bands; instrument fairs; players’ forums | What do you play on, and how did you choose it?; What would you change about it?; Who looks after it?',
  'medical-practice':
    'preparing for an appointment; results in plain words; prevention; records and who sees them | waiting time for an appointment; missed appointments; patients per session; calls answered | referring practices; patient groups; employers; health insurers | When did you last need a doctor, and how long did it take?; What did you not understand?; How do you book?',
  'dental-practice':
    'what happens at a check-up; fear of the dentist; costs and cover; care between visits | recall rate; missed appointments; chair time in use; plans accepted | family doctors; schools; employers; neighborhood groups | When was your last check-up?; What keeps you away?; How clear was the cost beforehand?',
  'dental-lab':
    'digital impressions and models; materials and their wear; shade matching; remakes and how they are avoided | remake rate; turnaround time; cases per technician; share of digital cases | dental congresses; study groups; practice networks; dental trade press | How do you send cases today?; When was the last remake, and why?; What do you need to know while a case is being made?',
  physiotherapy:
    'exercises for home; pain and movement; after an operation; working at a desk | sessions per course; missed appointments; patients who finish; referrals a month | family doctors; sports clubs; employers; hospitals | What made you look for help?; What did you do between sessions?; How would you notice progress?',
  counselling:
    'what a first session is like; finding someone who fits; confidentiality; helping someone close | waiting time; sessions per client; clients who finish as planned; inquiries that become sessions | family doctors; employers; universities; self-help groups | What would make it easier to ask for help?; How would you look for someone?; What would you want to know before the first session?',
  'home-care':
    'staying at home safely; talking about help; working with relatives; what insurance covers | visits on time; carers per client; hours a week; staff turnover | family doctors; hospitals’ discharge teams; carers’ groups; advice centers | Who helps today, and with what?; What worries you at night?; How do you share news in the family?',
  'care-home':
    'moving in, step by step; food and daily life; visits and family; staff and time | occupancy; staff per resident; staff turnover; family satisfaction | hospitals’ social services; family doctors; advice centers; relatives’ groups | How did you compare places?; What did you see on the visit?; What would you ask a relative of a resident?',
  childcare:
    'settling in; play and learning by age; food and sleep; unusual hours | places filled; staff per child; waiting list; days a place stays empty | employers; parents’ groups; family centers; municipal listings | Who looks after your children, and when is that hard?; What did you ask on the first visit?; What happens when someone is ill?',
  veterinary:
    'vaccination and prevention; signs of pain; costs and cover; old animals | consultations a day; missed appointments; plans sold; emergencies at night | breeders and shelters; groomers; pet shops; riding stables | When did you last see a vet, and why?; What did you look up first?; How clear was the cost?',
  gym: 'starting after a break; training safely; coaches and classes; keeping at it | members; visits per member; cancellations a month; trial visits that end in a membership | employers; physiotherapists; local groups; sports clubs | When did you last train, and what stopped you?; What made you cancel?; At what hour would you come?',
  yoga: 'first classes; breath and posture; styles compared; practice at home | class occupancy; visits per person; passes renewed; trial classes that lead to more | studios and wellness fairs; employers; physiotherapists; neighborhood groups | What made you try it?; What put you off?; When would a class fit your week?',
  'personal-training':
    'goals that can be measured; training with little time; form and injuries; food and rest | sessions a week; clients after six months; missed sessions; referrals | gyms; physiotherapists; running groups; employers | What have you tried before?; What made you stop?; How would you know it works?',
  nutrition:
    'eating with little time; allergies and diets; evidence and fashions; cooking for one or for many | clients who finish a plan; follow-up visits; referrals; inquiries that become visits | family doctors; gyms; employers; pharmacies | What did you eat yesterday?; What have you tried before?; Who else eats with you?',
  spa: 'what a treatment involves; rest and stress; hygiene; gift and routine | appointments a day; rebooking rate; gift card share; missed appointments | hotels; employers; physiotherapists; wedding planners | When did you last take an hour for yourself?; How did you choose where?; What spoiled it?',
  'medical-devices':
    'approval and classification; clinical evidence; training users; cleaning and service | time to approval; units installed; complaints per thousand uses; tenders won | medical trade fairs; clinical societies; hospital purchasing groups; notified bodies | How is this done today, step by step?; Who signs off a purchase?; What evidence do you ask for?',
  biotech:
    'the science in plain words; trials and their phases; patents and partners; regulation | time to next milestone; cash until then; publications; partner talks | scientific congresses; research hospitals; technology transfer offices; specialist investors | What would change your mind about this approach?; Which data would you want to see?; Who else has to agree?',
  telehealth:
    'what can be done at a distance; privacy and records; preparing for a video visit; when to be seen in person | visits a week; waiting time; visits solved without referral; people who return | employers; insurers; rural communities; patient groups | When did you last put off seeing someone?; What would you not discuss on a screen?; What do you need before a call?',
  'hair-salon':
    'talking about a cut; color and care; hair types; time between visits | rebooking rate; chair time in use; average ticket; missed appointments | neighborhood groups; wedding fairs; picture-based social networks; employers nearby | How did you find your last salon?; What did you not dare to say?; When do you need an appointment?',
  barber:
    'cuts and terms; beard care; waiting or booking; the chair as a meeting place | cuts a day; waiting time; regulars a month; average ticket | neighborhood groups; sports clubs; offices nearby; wedding parties | How often do you go, and where?; Do you book or walk in?; What makes you come back?',
  'beauty-salon':
    'what a treatment does and does not; skin and nails by season; hygiene; training and certificates | rebooking rate; chair time in use; missed appointments; retail share | picture-based social networks; wedding fairs; gyms nearby; booking platforms | What do you have done, and how often?; What made you change salon?; What would you want to know before?',
  tattoo:
    'from idea to drawing; healing; hygiene; covering and removing | hours booked ahead; deposits kept; walk-ins; returning clients | conventions; picture-based social networks; music venues; flash days | How did you choose your artist?; What made you wait?; What would you ask before the first one?',
  cleaning:
    'what a fair hour costs; products and surfaces; keys and trust; a room in the right order | hours a week; clients kept after a year; complaints per hundred visits; travel between jobs | neighborhood groups; letting agents; notice boards; recommendations | Who cleans now, and what is left undone?; What would you check first?; How did you find them?',
  'office-cleaning':
    'scope and frequency; cleaning by day or night; sickness cover; checking quality | contracts kept; hours per square meter; complaints a month; staff turnover | facility managers; business parks; tenders; chambers of commerce | When was the contract last put out to tender?; What do people complain about?; Who lets the cleaners in?',
  'clinic-cleaning':
    'zones and hygiene plans; training and records; disinfectants and surfaces; cleaning outside opening hours | audit results; visits missed; hours per room; staff trained | practice managers’ networks; hygiene congresses; hospital tenders; medical associations | Who checks the cleaning, and how?; What did the last inspection say?; What happens when a cleaner is ill?',
  laundry:
    'fabrics and washing; collection rounds; stains and repair; water and energy | kilos a day; cost per kilo; orders returned on time; claims | hotels and restaurants; offices; apartment houses; hospitality trade press | Who washes now, and when is it a nuisance?; What got lost or damaged?; How soon do you need it back?',
  plumbing:
    'what to do until help comes; saving water; when to replace; what a quote contains | jobs a week; response time; call-backs; quotes accepted | property managers; builders’ merchants; neighborhood groups; insurers | What leaked last, and whom did you call?; How did you judge the price?; What would you do again differently?',
  electrical:
    'safety checks; old wiring; charging at home; what a quote contains | jobs a week; call-backs; quotes accepted; hours per job | property managers; builders; kitchen fitters; neighborhood groups | When did you last need one, and for what?; How long did you wait?; What was not in the quote?',
  roofing:
    'signs of damage; materials and their life; insulation and grants; weather and planning | quotes accepted; days per job; weather days; call-backs | builders’ merchants; insurers; property managers; neighborhoods after a storm | When was your roof last looked at?; How did you compare quotes?; What worried you during the work?',
  painting:
    'preparing a surface; colors and light; paints and health; living in the house meanwhile | quotes accepted; days per job; jobs from recommendations; call-backs | property managers; interior planners; paint shops; neighborhood groups | Which room would you start with, and why is it not done?; How did you choose a painter?; What went wrong last time?',
  carpentry:
    'wood for its purpose; joints and finishes; measuring and fitting; repair of old pieces | lead time; hours per job; quotes accepted; material waste | architects; builders; timber merchants; local fairs | What have you had made to measure?; How did you explain what you wanted?; What did it cost against the quote?',
  'kitchen-fitting':
    'planning by how people cook; worktops and fronts; building work and order of trades; small rooms | designs that become orders; lead time; days on site; call-backs | showrooms; architects; house builders; home fairs | What annoys you in the present one?; How many quotes did you ask for?; What held up the work?',
  building:
    'permits and order of work; cost per square meter; materials and energy; changes during the work | projects on time; margin per project; quotes accepted; claims | architects; planning notices; builders’ merchants; home fairs | What made you choose your builder?; What changed between quote and invoice?; How were you kept informed?',
  renovation:
    'what to do first; grants and energy; living in the house meanwhile; old materials | projects on time; margin per project; quotes accepted; extras per project | architects; energy advisers; home fairs; neighborhood groups | What have you put off, and why?; Whom would you trust with the key?; What did the last job really cost?',
  landscaping:
    'planting for the place; water and drought; gardens with little work; the garden year | contracts kept; jobs a week; quotes accepted; travel between jobs | garden clubs; property managers; nurseries; architects | What do you do in your garden, and what not?; Who looks after it?; What would you show a visitor?',
  'pest-control':
    'telling pests apart; prevention; safe use around people and animals; rules and records | call-outs a week; second visits; contracts kept; response time | property managers; food businesses’ associations; councils; neighborhood groups | When did you last need help, and how fast?; What had you tried before?; Who must not notice?',
  handyman:
    'small repairs done safely; what to do yourself; lists before a visit; seasons of a house | jobs a day; repeat customers; travel between jobs; jobs turned away | neighborhood groups; letting agents; hardware shops; older people’s associations | What has been broken longest in your home?; Whom did you ask last?; How would you like to pay: by hour or by job?',
  'window-film':
    'heat and glare; types of film explained; fitting without closing a building; warranty and glass | square meters fitted; quotes accepted; call-backs; energy saved, measured | facility managers; architects; glaziers; building fairs | Which rooms are too hot or too bright?; What have you tried so far?; Who decides about changes to the glass?',
  windows:
    'glass and heat; measuring and fitting; noise; security classes | quotes accepted; lead time; call-backs; orders from builders | architects; builders; home fairs; energy advisers | What is wrong with your present windows?; How many quotes did you compare?; What do you know about grants?',
  flooring:
    'wear and feet; wood, tile and vinyl compared; preparing the ground; underfloor heating | square meters a week; quotes accepted; call-backs; material waste | interior planners; builders; property managers; home fairs | What floor do you have, and what is wrong with it?; Who moved the furniture?; What would you choose again?',
  solar:
    'yield and roof; own use and feed-in; grants and paperwork; batteries or not | kilowatts installed; quotes accepted; days from order to power; cost per kilowatt | energy advisers; roofers; farmers’ and owners’ associations; home fairs | What is your bill now?; What keeps you from deciding?; Who explained it to you so far?',
  'heating-cooling':
    'choosing a system by building; running costs; service and noise; grants | installations a month; service contracts; call-outs in the first year; quotes accepted | energy advisers; builders; property managers; trade fairs | How old is your system?; What happened in the last cold or hot week?; What do you know about grants?',
  locksmith:
    'security classes; lost keys; honest prices at night; doors and insurers | response time; jobs a week; price complaints; contracts with managers | property managers; insurers; neighborhood groups; police advice centers | When were you last locked out?; How did you choose whom to call?; What did it cost?',
  removals:
    'a move week by week; packing; stairs and parking; insurance | moves a week; damage claims; quotes accepted; hours against plan | letting agents; employers; storage firms; neighborhood groups | What went wrong in your last move?; How did you compare quotes?; What would you never move yourself again?',
  'pet-care':
    'settling in; behavior and stress; health and vaccination; holidays | bookings a week; returning owners; places in use; cancellations | vets; pet shops; breed clubs; neighborhood groups | Who looks after your animal when you cannot?; What would you ask first?; What would make you worry?',
  architecture:
    'a brief before a drawing; permits; energy and materials; cost and changes | fees per project; hours against plan; competitions won; projects from recommendations | planning offices; builders; developers’ meetings; architecture prizes | What did you show your architect first?; What surprised you?; How did cost and design meet?',
  'interior-design':
    'light and room; what to keep; budgets; working with trades | projects a year; fee per project; inquiries that become projects; time to completion | estate agents; showrooms; architects; home fairs | Which room do you avoid, and why?; What have you bought that did not fit?; How do you decide together?',
  'property-management':
    'statements that can be read; repairs and who pays; reserves; rules and changes in law | units managed; repairs closed in a week; contracts kept; rent arrears | owners’ associations; estate agents; tradespeople; property fairs | How do you reach your manager today?; What took longest last year?; What do you check in the statement?',
  'estate-agency':
    'what a price is made of; viewings; papers needed; timing a sale | listings taken; days to sale; share of asking price; viewings per sale | notaries and lawyers; banks; neighborhood groups; property portals | How did you choose your agent?; What did the photos not show?; What took longest?',
  'holiday-lets':
    'the region through the year; arriving and leaving; rules and taxes; guides for guests | occupancy; income per available night; share booked direct; review score | tourist boards; booking platforms; local hosts’ groups; event calendars | How did you find your last stay?; What did the photos not say?; What would bring you back in winter?',
  coworking:
    'a day in the space; community and quiet; contracts and freedom; meeting rooms | desks in use; members kept; income per square meter; tours that end in a contract | freelancers’ networks; employers with remote staff; founders’ events; estate agents | Where do you work now, and what is missing?; How many days would you come?; What would you need to take calls?',
  'self-storage':
    'what size is needed; access and safety; packing for months; moving and downsizing | space let; months per contract; inquiries that become contracts; income per square meter | removal firms; estate agents; universities; online sellers | What do you keep that has no place?; For how long?; How often would you need it?',
  'security-services':
    'risk before measures; people and technology; law and privacy; reports that are read | contracts kept; response time; staff turnover; incidents reported | event organizers; facility managers; insurers; trade fairs | What happened last time?; Who is called at night?; What do you pay for and never use?',
};
