import type { WorkTradeId } from './names-work';

/** Written as in words-daily: topics | measures | places to look | questions to ask. */
export const workWords: Record<WorkTradeId, string> = {
  packaging:
    'materials and their return; packaging law in plain words; samples and print; weight, volume and freight | orders delivered complete; cost per thousand; reorder rate; waste on the line | packaging fairs; logistics press; wholesalers; recycling schemes | What do you pack, and what goes wrong with it?; Who chooses the material?; How much do you store, and where?',
  printing:
    'files that print well; paper and finishing; small runs; color on screen and on paper | jobs a day; reprints; turnaround time; reorder rate | design studios; event calendars; local business groups; print fairs | When did you last have something printed?; What came back different from the screen?; How far ahead do you order?',
  metalwork:
    'drawings and tolerances; materials and certificates; single parts and series; cost drivers in a part | delivered on time; scrap rate; machine hours used; quotes accepted | supplier fairs; purchasing portals; engineering offices; technical colleges | How do you ask for quotes today?; Which part causes trouble?; What does a late part cost you?',
  plastics:
    'choosing a material; tooling and its cost; recycled content; design for molding | parts per million faulty; cycle time; tools in use; quotes accepted | plastics fairs; engineering offices; purchasing portals; recycling networks | Which part would you change?; Who pays for and owns the tool?; What volumes do you expect?',
  textiles:
    'fibers and their origin; weight, weave and wear; dyeing and water; certificates | meters sold; sampling requests that become orders; stock turn; faults per hundred meters | textile fairs; designers’ networks; makers’ markets; fashion schools | How do you find fabric today?; What minimum can you order?; What failed in the last batch?',
  machinery:
    'downtime and service; safety and standards; commissioning; retrofit or new | orders in hand; delivered on time; service income share; machine availability | industrial fairs; trade press; engineering offices; dealers | Which step holds up your line?; What happens when it stops?; Who has to approve an investment?',
  electronics:
    'components and lead times; testing and approval; design for manufacture; repair and long service | first-pass yield; lead time; returns; boards a month | electronics fairs; distributors; development offices; makers’ spaces | Which component held you up?; At what volume do you change supplier?; Who tests the boards?',
  '3d-printing':
    'when printing pays; materials and strength; files and tolerances; finishing | parts a week; machine hours used; reprints; turnaround time | engineering offices; technical colleges; makers’ spaces; industry fairs | What did you last have made as a single part?; How long did it take?; What did it have to withstand?',
  chemicals:
    'safety data explained; choosing by use; substitutes for restricted substances; storage and transport | orders delivered on time; complaints per hundred; margin per tonne; samples that become orders | chemical fairs; technical journals; distributors; research institutes | Which product do you want to replace?; What must it withstand?; Who approves a change?',
  'building-materials':
    'carbon in materials; moisture, sound and heat; delivery to site; certificates | delivered on time; margin per tonne; reorder rate; stock turn | building fairs; architects; merchants; trade colleges | Who chooses the material on your sites?; What arrives late?; What proof do you need?',
  signage:
    'reading from a distance; permits; light and materials; fitting and removal | jobs a month; lead time; quotes accepted; call-backs | event organizers; shopfitters; architects; local business groups | What do people overlook at your door?; Who designed the last sign?; How long should it last?',
  workwear:
    'norms and protection classes; fit for everyone; washing and repair; logos and returns | orders complete; return rate; reorder rate; months of wear | safety fairs; purchasing groups; trade associations; vocational schools | What do people wear now, and what do they say about it?; Who orders, and how often?; What wears out first?',
  recycling:
    'what is worth sorting; contracts and containers; rules and records; where material goes | tonnes collected; purity; cost per tonne; collections on time | councils; industry parks; environmental fairs; trade associations | What do you throw away most?; What does it cost you?; Who sorts it?',
  'water-treatment':
    'testing water; filters and service; rules and limits; saving water | liters treated; service visits; units installed; cost per cubic meter | water fairs; councils; engineering offices; farming associations | When was your water last tested?; What do you pay for it?; What happens when it fails?',
  'energy-storage':
    'capacity and cycles; safety; second life; tariffs and grids | kilowatt-hours installed; cycles to date; cost per kilowatt-hour; faults per hundred units | energy fairs; installers; grid operators; research institutes | When do you use most power?; What would an hour without power cost?; How do you compare systems?',
  energy:
    'tariffs and contracts; where power comes from; saving before buying; rules and subsidies | megawatt-hours; cost per megawatt-hour; contracts kept; time to connection | energy fairs; councils; industry associations; energy cooperatives | What do you pay, and do you know for what?; When did you last switch?; Who decides about energy?',
  'ev-charging':
    'power at the site; billing and access; fleets and homes; faults and support | charging points in use; sessions a day; availability; cost per point | property managers; fleet managers; grid operators; mobility fairs | Where do cars stand longest?; Who should pay for the power?; What went wrong at the last charge?',
  robotics:
    'tasks fit for a robot; safety around people; integration and training; cost per hour | hours of operation; interventions per shift; payback time; units installed | automation fairs; integrators; research institutes; trade press | Which task do you find no people for?; What varies from one piece to the next?; Who would look after it?',
  drones:
    'permits and no-fly zones; data after the flight; weather; safety on site | flights a month; cost per hectare or site; reflights; time to report | survey offices; farming and building fairs; aviation authorities; pilots’ forums | How is it inspected today?; What do you do with the pictures?; How often would you need it?',
  freight:
    'prices and surcharges; papers at the border; claims; emissions per tonne-kilometer | delivered on time; empty kilometers; cost per kilometer; claims | freight exchanges; chambers of commerce; logistics fairs; shippers’ associations | What do you ship, and how often?; When did it last arrive late or broken?; How do you ask for prices?',
  courier:
    'delivery windows; city traffic and bikes; proof of delivery; returns | stops per hour; delivered first time; cost per stop; customers kept | local business groups; online sellers; pharmacies and labs; city logistics projects | What has to be there today?; What happens when nobody is in?; What do you pay per delivery?',
  warehousing:
    'picking errors; peak seasons; integration with shops; returns | orders shipped the same day; picking errors; cost per order; space used | e-commerce fairs; sellers’ forums; hauliers; industrial estates | How many orders do you ship on a bad day?; What goes wrong most?; When would you hand it over?',
  taxi: 'booking and waiting; access for everyone; fares explained; night and airport | rides per shift; empty kilometers; share booked ahead; minutes to pick-up | hotels; hospitals; employers; event organizers | When did you last need a ride and find none?; How do you book?; What matters more: price or certainty?',
  'car-repair':
    'what a service includes; repair or sell; original and other parts; electric cars in the workshop | hours sold per day; comebacks; parts margin; customers who return | fleet managers; insurers; car clubs; neighborhood groups | How did you choose your garage?; What did you not understand on the bill?; How long could you do without the car?',
  'car-dealer':
    'history and condition; buying, leasing, subscribing; running costs; trade-in | vehicles a month; days in stock; margin per vehicle; test drives that end in a sale | online vehicle markets; auctions; clubs; employers with fleets | How did you look for your last vehicle?; What made you trust the seller?; What did it cost to run?',
  'car-care':
    'paint and products; water use; leather and smells; before selling a car | vehicles a day; average ticket; repeat visits; minutes per vehicle | car parks; fleet managers; dealers; car clubs | When was your car last cleaned, and by whom?; What annoyed you?; Would you leave the key?',
  'vehicle-rental':
    'insurance and excess; a hand-over that settles disputes; seasons; electric fleets | days rented per vehicle; income per day; damage cost; share booked direct | tourist boards; travel platforms; employers; event calendars | When did you last rent, and how did you book?; What surprised you at the counter?; What made you choose owning or renting?',
  'equipment-rental':
    'rent or buy; delivery and collection; safety briefings; maintenance between rentals | days rented per item; income per item; downtime; damage cost | building sites; event organizers; trade associations; local business groups | What do you own and hardly use?; What was not there when you needed it?; How long do you need it for?',
  'driving-school':
    'first lessons; theory and practice; nerves before the test; rules that change | passes at first try; lessons per pass; waiting time for tests; recommendations | schools; employers; universities; local groups | How did you choose your school?; What made you nervous?; When can you take lessons?',
  accounting:
    'dates and deadlines; receipts without a shoebox; reading a balance sheet; changes in tax law | clients per person; hours per client; filings on time; clients kept | chambers of commerce; founders’ events; banks; software partners | When did you last ask your accountant something?; What do you do by hand each month?; What surprised you last year?',
  'law-firm':
    'a contract in plain words; costs and how they arise; deadlines; when a lawyer is needed | matters opened; hours billed; inquiries that become matters; clients who return | tax advisers; chambers of commerce; founders’ events; insurers | When did you last need legal advice?; What kept you from asking earlier?; How clear was the cost?',
  consulting:
    'finding the real problem; working with the people who do the work; measuring a change; when not to hire a consultant | projects a year; day rate; days sold; clients who return | trade associations; conferences; professional networks; former colleagues | What have you tried already?; Who would have to agree?; How would you know it worked?',
  'marketing-agency':
    'goals before channels; measuring what matters; content that answers questions; budgets | clients kept; hours per client; inquiries per client; cost per inquiry | business networks; industry events; software partners; case study sites | Where did your last five customers come from?; What have you paid for that brought nothing?; Who writes and answers today?',
  'pr-agency':
    'news and what is none; working with editors; a crisis in the first hours; spokespeople | mentions in chosen media; messages carried; journalists’ replies; clients kept | press conferences; journalists’ networks; industry events; business press | What would you like to read about yourself?; Who speaks for you?; What happened when a journalist last called?',
  'web-design':
    'a site that answers the first question; speed and access for all; texts before design; upkeep | projects a year; hours against plan; inquiries per site; care contracts | local business groups; founders’ events; portfolio sites; software partners | What should a visitor do on your site?; Who changes it today?; What did the last one cost in all?',
  'graphic-design':
    'a brief that helps; type and color; one identity in many places; files and rights | projects a month; rounds of changes; hours against plan; clients who return | portfolio sites; printers; design festivals; business networks | Where does your present design fail?; Whose taste decides?; What have you kept from the last one?',
  'product-design':
    'watching people use things; prototypes; from sketch to production; access for all | tests per project; time to first prototype; projects a year; clients who return | design fairs; engineering offices; founders’ events; research institutes | What do people do that you did not expect?; How do you test today?; What have you changed last, and why?',
  'software-development':
    'scope and change; working in short steps; handover and upkeep; security from the start | projects on time; hours against plan; faults after release; clients who return | developer communities; founders’ events; industry fairs; software partners | What do you do in spreadsheets today?; Who would use it on the first day?; What happened to the last project?',
  'it-support':
    'backups that were tried; passwords and people; old devices; response times explained | tickets a week; time to answer; contracts kept; repeat faults | local business groups; tax advisers; office parks; software partners | What stopped working last?; Whom did you call?; When did you last try a backup?',
  recruitment:
    'adverts people answer; interviews that are fair; notice periods and market; pay ranges | time to fill; placements a month; offers accepted; placements after a year | professional networks; universities; industry events; alumni groups | Which post has been open longest?; What have you tried?; Who says yes in the end?',
  translation:
    'terms and style guides; machines and people; certified and everyday texts; layouts in other languages | words a day; jobs on time; corrections per job; clients who return | trade fairs for exporters; courts and notaries; publishers; software partners | What did you last have translated?; How did you judge the result?; Who checks it?',
  copywriting:
    'a voice and how to keep it; plain language; interviews before writing; facts and sources | texts a month; rounds of changes; clients who return; inquiries a month | portfolio sites; agencies; business networks; editors | Which page do people not read?; Who writes today?; What do customers ask again and again?',
  'virtual-assistant':
    'handing over a task; access and trust; working hours and zones; checklists | hours a month; clients kept; tasks closed on time; inquiries that become contracts | founders’ groups; freelancers’ networks; business networks; social groups | What do you do that somebody else could?; What would you not hand over?; When do you need an answer?',
  insurance:
    'what is covered and what is not; claims step by step; comparing policies; life changes | policies kept; claims ratio; time to settle; quotes that become policies | brokers; trade associations; banks; comparison sites | When did you last read a policy?; How did your last claim go?; Who advised you?',
  'financial-advice':
    'costs and interest over time; risk in plain words; pensions; fees explained | clients kept; assets advised; first talks that become clients; recommendations | tax advisers; employers; professional associations; notaries | What worries you about money?; Who did you ask last?; What do you pay for advice today?',
  lending:
    'what a loan costs in total; papers needed; security; when not to borrow | loans granted; days to a decision; losses; cost to win a borrower | tax advisers; trade associations; banks that refuse; founders’ events | When did you last need money, and by when?; What did the bank say?; What would you have paid for speed?',
  payments:
    'fees explained; disputes and chargebacks; paying by account, card or phone; security duties | volume processed; share of payments refused; fee per payment; merchants kept | retail and e-commerce fairs; software partners; banks; developers’ forums | How do you get paid today?; What does it cost you?; What happens when a payment fails?',
  fintech:
    'trust and licenses; money habits; data and consent; fees in plain words | active accounts; cost to win a customer; balances or volume; complaints per thousand | fintech meetups; employers; consumer forums; banks | Which bank do you use, and since when?; What do you do in a spreadsheet?; What would make you move?',
  crypto:
    'custody and keys; risk in plain words; rules by country; uses beyond trading | active wallets; volume; security incidents; cost to win a user | developer conferences; online communities; exchanges; regulators’ sandboxes | What do you use it for, if at all?; What has gone wrong?; Whom do you trust with keys?',
  engineering:
    'standards and proof; working with other planners; cost before detail; mistakes found early | hours against plan; projects a year; changes after approval; clients who return | architects; public tenders; professional chambers; industry fairs | Where did planning go wrong last?; Who checks the result?; What do you need for approval?',
  'environmental-consulting':
    'reports and what must be in them; data from suppliers; targets and proof; green claims | reports delivered; hours per report; clients who return; tonnes measured | chambers of commerce; industry associations; environmental fairs; auditors | Who asks you for figures?; Where do the data come from?; What have you changed since the last report?',
  'event-planning':
    'a plan from the end backwards; budgets; suppliers and weather; access for all | events a year; cost against plan; guests who came; clients who return | venues; chambers of commerce; associations; industry fairs | What went wrong at the last event?; Who decides on the place?; How would you know it was worth it?',
  'wedding-planning':
    'a year of planning; budgets and guests; suppliers; plan B for rain | weddings a season; fee per wedding; inquiries that become bookings; recommendations | wedding fairs; venues; photographers; picture-based social networks | What have you decided already?; What do you disagree about?; What are you afraid to forget?',
  photography:
    'preparing for a shoot; light; rights and prices; what happens to the pictures | shoots a month; average fee; hours of editing per shoot; inquiries that become bookings | venues and planners; picture-based social networks; agencies; local business groups | What do you need pictures for?; How did you choose the last photographer?; What did you never use?',
  videography:
    'a film in one sentence; planning a shooting day; sound; where it will be seen | projects a year; shooting days; hours of editing per minute; clients who return | film festivals; agencies; event organizers; business networks | Which film have you watched to the end?; Who should see yours?; What happened to the last one?',
  funeral:
    'what to do first; costs explained; farewells of many kinds; planning ahead | funerals a month; recommendations; plans made ahead; average cost | hospices; care homes; celebrants; advice centers | What did you not know at the time?; Who helped?; What would you want settled beforehand?',
  software:
    'starting without a project; data in and out; privacy; what an hour of manual work costs | monthly recurring revenue; churn; activation rate; support requests per account | communities of the trade it is for; software directories; integrations with other software; trade fairs | How is this done today?; What have you tried?; Who would have to agree?',
  'security-software':
    'attacks in plain words; proof and audits; people and habits; rules and reporting duties | time to detect; false alarms a week; renewals; pilots that become contracts | security conferences; auditors; professional communities; regulators’ guidance | What was your last incident or near miss?; Who signs off a tool?; What do auditors ask for?',
  'accounting-software':
    'receipts and rules; closing a month; bank connections; working with advisers | active accounts; churn; hours saved at closing, measured; support requests per account | accountants; business networks; software directories; chambers of commerce | How do you close a month today?; What do you type twice?; Who else sees the figures?',
  'hr-software':
    'rules on working time; onboarding; privacy of staff data; pay and fairness | monthly recurring revenue; churn; active employees per account; time to go live | HR conferences; payroll offices; professional networks; works councils | What do you still do on paper?; Who fills the gaps when someone is ill?; What do staff ask most?',
  'health-software':
    'patient data and law; working inside a busy day; interfaces with other systems; evidence | sites live; churn; minutes saved per case, measured; time to go live | medical congresses; practice networks; hospital IT groups; health insurers | What do you type twice?; Who decides about software?; What must never fail?',
  'education-software':
    'learning and motivation; data of minors; teachers’ time; access on any device | active learners a week; completion rate; renewals; classes per school | education fairs; teachers’ communities; ministries’ lists; parents’ groups | What do you use in a lesson today?; Who pays, and who chooses?; What stopped the last tool?',
  'property-software':
    'records of a building; owners, tenants and managers; repairs; rules and deadlines | units managed; churn; tickets closed in a week; time to go live | property fairs; owners’ associations; managers’ networks; software directories | What do you look up most?; Where are the papers?; What do tenants ask?',
  'construction-software':
    'the site and the office; photos and proof; changes and extras; working offline | active sites; churn; days to invoice; users per site | building fairs; trade associations; merchants; software directories | What gets lost between site and office?; Who writes the report, and when?; What did the last dispute turn on?',
  'hospitality-software':
    'service at peak times; no-shows; waste and stock; staff and tips | venues live; churn; orders or bookings handled; support requests in service hours | hospitality fairs; trade associations; suppliers; software directories | What do you do between services?; Which system would you throw out?; What happens when the internet is down?',
  'retail-software':
    'stock that is right; selling on several channels; returns; prices | merchants live; churn; orders handled; time to go live | retail and e-commerce fairs; sellers’ forums; app stores of shop systems; agencies | What do you copy from one system to another?; What is never in stock?; Who decides about tools?',
  'sales-software':
    'first contact without spam; clean data; measuring what worked; privacy and consent | monthly recurring revenue; churn; active users per account; integrations used | marketing conferences; sales communities; agencies; software directories | Where do your contacts live today?; What do you measure, and what do you do with it?; What do people stop updating?',
  'logistics-software':
    'plans and what happens on the road; driver apps; data from partners; emissions | shipments handled; churn; kilometers saved, measured; time to go live | logistics fairs; freight exchanges; trade associations; software directories | How is the day planned today?; What happens when a plan breaks?; Who calls whom?',
  'developer-tools':
    'getting started in minutes; documentation; open source and pricing; running in production | weekly active developers; activation rate; paid conversion; time to first result | developer conferences; code hosting sites; forums; package registries | What did you build yourself because nothing fitted?; What breaks at night?; Who pays for tools?',
  'data-software':
    'a question before a dashboard; data quality; definitions everyone shares; privacy | active users a week; churn; time to first answer; data sources connected | data conferences; professional communities; software directories; universities | Which figure do you not trust?; Who makes the report, and how long does it take?; What was decided with it?',
  'ai-software':
    'what it can and cannot do; checking answers; data and training; cost per task | tasks completed without help; error rate; cost per task; weekly active users | AI meetups; communities of the trade it is for; open-source projects; industry fairs | Which task would you hand over, and which not?; How would you notice a mistake?; What data may be used?',
  'mobile-app':
    'the first minute; notifications; privacy; habits | installs; active users a week; people still there after a month; store rating | app stores; review videos; online communities; events of the field | Which app do you open daily, and why?; What did you delete last?; What would you pay for?',
  'video-games':
    'prototypes and fun; art and sound; demos and wishlists; communities | wishlists; players a day; people still there after a week; review score | game fairs; streaming channels; player forums; game jams | What did you last finish?; How did you hear about it?; What made you stop?',
  hosting:
    'backups and restore; where data lies; speed; moving without downtime | uptime; churn; tickets per customer; cost per server | developer communities; agencies; industry fairs; comparison sites | When was your site last down?; Who noticed?; What keeps you where you are?',
  'legal-software':
    'drafting with clauses; deadlines; confidentiality; what machines may do | active users; churn; documents a month; time to go live | bar associations; legal tech events; law faculties; software directories | Which document do you write most?; Where do you look for the last version?; What may not leave the office?',
  'farm-software':
    'records for inspections; field data; working offline; subsidies and deadlines | hectares or animals managed; churn; active users in season; time to go live | agricultural shows; advisers; cooperatives; machinery dealers | What do you write down, and where?; What did the last inspection ask for?; Who in the family uses it?',
  'connected-devices':
    'power and range; data and who owns it; installation; security updates | devices online; failures a year; battery life; cost per device and month | trade fairs; installers; makers’ spaces; standards groups | What do you check by walking there?; What did a late warning cost you?; Who would fit it?',
  tutoring:
    'learning to learn; exam calendars; fear of a subject; parents and homework | lessons a week; students after three months; grades before and after; recommendations | schools; parents’ groups; libraries; universities | When did the trouble start?; What has helped before?; Who decides about lessons?',
  'language-school':
    'speaking from the first day; levels and tests; mistakes worth making; languages at work | students per course; people who go on to the next level; class occupancy; exam passes | employers; universities; cultural institutes; newcomers’ groups | What do you need the language for?; Why did you stop last time?; How many hours a week are real?',
  'online-courses':
    'lessons that are finished; exercises and feedback; communities; filming simply | completion rate; sales per launch; refunds; people who buy again | newsletters; forums of the subject; video platforms; podcasts | What did you last learn online?; Did you finish, and why?; What would you like to be able to do?',
  'corporate-training':
    'needs before content; practice instead of slides; proof of learning; duties by law | days sold; participants per course; repeat bookings; follow-up results | HR networks; trade associations; chambers of commerce; safety fairs | What should people do differently afterwards?; Who books training?; What came of the last one?',
  'music-lessons':
    'practice in ten minutes; first instruments; stage fright; styles | students; lessons kept; students after a year; recommendations | schools; instrument shops; choirs and orchestras; neighborhood groups | What would you like to play?; What made you stop?; When is there time to practice?',
  'dance-school':
    'first steps; dancing alone or in pairs; shows; shoes and clothes | class occupancy; people who go on; trial lessons that lead to more; passes sold | wedding fairs; schools; social evenings; neighborhood groups | What made you think of dancing?; With whom would you come?; What put you off?',
  'martial-arts':
    'respect and rules; safety; belts and goals; training by age | members; visits per member; trial lessons that lead to more; members after a year | schools; gyms; parents’ groups; tournaments | What made you interested?; What worries you?; When could you train?',
  'coding-school':
    'first programs; projects to show; careers; learning with others | completion rate; people in work after six months; class occupancy; recommendations | employers; schools; meetups; job centers | What would you like to build?; What stopped you before?; How much time do you have a week?',
  coaching:
    'what coaching is and is not; a first conversation; goals and steps; confidentiality | clients a month; sessions per client; first talks that become clients; recommendations | professional networks; HR departments; events; former clients | What would be different afterwards?; What have you tried?; How would you choose a coach?',
  school:
    'a school day; ways of teaching; languages and support; fees and places | pupils; applications per place; pupils who stay; staff turnover | open days; nurseries; relocation agents; parents’ groups | What do you look for in a school?; What did you see on a visit?; What would make you change?',
  'sports-coaching':
    'training by age; first lessons; injuries and rest; club life | participants; sessions a week; people who go on; trial lessons that lead to more | schools; clubs; sports shops; parents’ groups | What made you start?; What made you stop?; When could you come?',
  'craft-workshops':
    'first attempts; tools and materials; groups and occasions; taking a piece home | places sold; workshops a month; group bookings; people who come again | craft fairs; companies’ event organizers; gift guides; neighborhood groups | What did you last make with your hands?; With whom would you come?; What would you give as a present?',
  'cooking-classes':
    'one dish, many ways; knives and safety; cooking for diets; groups | places sold; classes a month; group bookings; gift vouchers redeemed | companies’ event organizers; food shops; gift guides; tourist boards | What would you like to be able to cook?; With whom would you come?; What do you cook on a weekday?',
  'kids-camps':
    'a day at camp; safety and staff; homesickness; holidays and work | places filled; staff per child; children who come again; days to sell out | schools; employers; parents’ groups; municipal listings | Who looks after the children in the holidays?; What do you ask first?; When do you plan?',
  hotel:
    'the house and its region; breakfast; quiet and sleep; what happens behind the scenes | occupancy; income per available room; share booked direct; review score | tourist boards; booking platforms; event calendars; hospitality fairs | How did you find your last hotel?; What did you miss there?; What would make you book direct?',
  tours:
    'stories of a place; seasons and weather; small groups; access for all | guests per tour; tours a week; share booked direct; review score | tourist boards; hotels; travel platforms; cruise and event calendars | What did you do on your last trip?; How did you find it?; What would you tell a friend?',
  'travel-agency':
    'planning in the right order; papers and health; travel and climate; what happens when plans change | bookings a month; margin per booking; people who book again; inquiries that become bookings | travel fairs; clubs and associations; employers; travel forums | How did you plan your last trip?; What went wrong, and who helped?; What would you rather not do yourself?',
  camping:
    'nature and rules; the region through the year; arriving late; comfort and simplicity | nights sold; occupancy by month; share booked direct; review score | tourist boards; camping guides; clubs; booking platforms | What was your best night outdoors?; What was missing?; When would you come out of season?',
  'event-venue':
    'rooms and numbers; sound and neighbors; access and parking; what is included | days booked; income per event; inquiries that become bookings; viewings per booking | event planners; companies; wedding fairs; tourist boards | How did you find your last venue?; What was missing on the day?; What decided it?',
  'leisure-venue':
    'first visits; groups and birthdays; safety; rainy days | visitors a day; spend per visitor; group bookings; people who come again | schools; companies; tourist boards; neighborhood groups | What did you last do on a free afternoon?; Who chose it?; What would bring you back?',
  publishing:
    'from manuscript to book; covers; rights and translations; readers and reviews | copies per title; returns; cost per copy; titles a year | book fairs; bookshops; libraries; reading groups | What did you read last, and why that?; Where do you hear about books?; What makes you buy instead of borrow?',
  'news-media':
    'how a story is found; corrections; paying for news; a community of readers | paying readers; open rate; churn; income per reader | reader meetings; newsletters; local institutions; journalism conferences | What do you read first in the day?; What do you miss about your place or trade?; What would you pay for?',
  podcast:
    'an episode from idea to air; sound at home; guests; finding listeners | listeners per episode; people who listen to the end; episodes a month; income per episode | other podcasts; festivals; newsletters; audio communities | When do you listen?; What did you stop listening to?; How do you find new ones?',
  music:
    'making a song; playing live; rights and royalties; fans and letters | listeners a month; concerts a year; income per source; people on the list | venues and festivals; radio and playlists; musicians’ unions; record shops | What did you last hear live?; How do you find new music?; What have you paid for?',
  charity:
    'where a donation goes; working with volunteers; reports that are read; people with their consent | donors who give again; volunteers active; cost share; income by source | foundations; volunteer centers; councils; local press | When did you last give, and why?; What did you hear afterwards?; What would make you help with time?',
};
