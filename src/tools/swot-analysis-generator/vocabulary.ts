import type { TradeName } from '@/writer/trade-names';

/** Five subjects for each quadrant, parted by semicolons, written so that they fit after "may", "could" and a colon. */
interface Vocabulary {
  strengths: string;
  weaknesses: string;
  opportunities: string;
  threats: string;
}

export const vocabularies: Record<TradeName, Vocabulary> = {
  food: {
    strengths:
      'a menu guests come back for;a location with steady foot traffic;suppliers who deliver fresh and on time;low food waste in the kitchen;regulars who book again',
    weaknesses:
      'staff leaving after a short time;empty tables on quiet weekdays;food cost that swings with the season;slow service at peak hours;too many dishes on the menu',
    opportunities:
      'delivery and pickup orders;catering for nearby offices;set menus for quiet evenings;packaged products sold over the counter;events and private bookings',
    threats:
      'rising ingredient prices;delivery platforms raising their fees;a new opening on the same street;stricter hygiene or labor rules;guests eating out less often',
  },
  ecommerce: {
    strengths:
      'a high share of repeat orders;product pages that answer the usual questions;short delivery times;an own mailing list of buyers;few returns',
    weaknesses:
      'ad spend eating the margin;carts left at the shipping step;dependence on one sales channel;slow answers to delivery questions;stock that sits too long',
    opportunities:
      'subscriptions for items people reorder;bundles that raise the basket;selling to nearby countries;buyers sharing photos and reviews;a wholesale channel',
    threats:
      'higher prices for online ads;large marketplaces copying best sellers;rising parcel rates;new rules for returns or packaging;fake reviews and fraud orders',
  },
  beauty: {
    strengths:
      'clients who rebook before they leave;skills others send clients for;appointments after working hours;products clients ask for by name;a clean and quiet place',
    weaknesses:
      'empty chairs on weekday mornings;appointments missed without notice;one stylist most clients come for;products that sit on the shelf;bookings taken by phone only',
    opportunities:
      'packages for weddings and events;care products sold between visits;online booking around the clock;gift cards for the holidays;treatments for men or older clients',
    threats:
      'discount offers nearby;home treatments getting better;trained staff opening their own place;new rules for ingredients;clients stretching the time between visits',
  },
  home: {
    strengths:
      'on-time arrivals;the same person on every visit;prices agreed in writing;neighbours who recommend you;quick help in an emergency',
    weaknesses:
      'hours lost on the road;calls missed while working;quotes that take days;few people who can stand in;income that swings with the season',
    opportunities:
      'yearly plans in place of single jobs;property managers with many units;online booking with photos;seasonal check-ups;services for older people at home',
    threats:
      'booking platforms taking a share;cheaper work without papers;fuel and material prices;a damage claim;customers doing it themselves',
  },
  retail: {
    strengths:
      'staff who know regular customers by name;a selection others do not carry;a location people pass every day;good terms with suppliers;displays that sell without help',
    weaknesses:
      'stock counted by hand;opening hours that miss working customers;slow-moving items tying up cash;no online way to reserve;high rent for the space used',
    opportunities:
      'reserve online and collect in store;evening events for regulars;own-label products;pop-up sales in other districts;a loyalty card with real benefits',
    threats:
      'shoppers comparing prices on the phone;rent going up at renewal;a chain opening nearby;suppliers selling direct;fewer people on the street',
  },
  health: {
    strengths:
      'short waiting times for a first appointment;qualified staff who stay;clear results patients can follow;referrals from other professionals;careful handling of personal data',
    weaknesses:
      'paperwork taking time from patients;missed appointments;dependence on a few practitioners;slow billing and reimbursement;systems that do not share records',
    opportunities:
      'video and remote follow-ups;prevention programs for employers;partnerships with insurers;services for an ageing population;better reminders and self-booking',
    threats:
      'changes in reimbursement rules;a shortage of trained staff;a data breach;new approval requirements;large groups buying local providers',
  },
  education: {
    strengths:
      'learners finishing what they start;teachers with hands-on experience;material that can be reused;results parents or employers recognize;small groups with real feedback',
    weaknesses:
      'enrolment that depends on the season;course material growing old;few proofs of what learners achieve;teachers carrying too much administration;a long way from interest to enrolment',
    opportunities:
      'short courses for working adults;training budgets of local employers;recorded lessons beside live ones;certificates accepted in the trade;new languages or age groups',
    threats:
      'free material online;public funding being cut;new accreditation rules;falling numbers of young learners;large platforms lowering prices',
  },
  finance: {
    strengths:
      'trust earned through clear terms;a fast and simple sign-up;risk checks that hold up;low cost per transaction;licenses or partners already in place',
    weaknesses:
      'slow identity checks;dependence on one banking partner;support queues when money is delayed;fees that are hard to explain;thin records for the auditor',
    opportunities:
      'open banking connections;small firms leaving spreadsheets;services built into other products;customers asking for advice beside the account;simpler cross-border payments',
    threats:
      'tighter licensing rules;fraud patterns changing;interest rates moving the wrong way;a partner bank ending the contract;large technology firms entering',
  },
  manufacturing: {
    strengths:
      'low reject rates;short set-up times between batches;skilled workers who stay;long contracts with buyers;tools and moulds that are already paid for',
    weaknesses:
      'machines close to the end of their life;one supplier for a key part;stock of half-finished goods;planning kept in spreadsheets;few people who know the whole process',
    opportunities:
      'buyers looking for nearby suppliers;spare parts and service contracts;small series at a higher margin;automation of the slowest step;certification for a new sector',
    threats: 'raw material prices jumping;energy costs;a large buyer moving the order;import competition;late shipments from suppliers',
  },
  services: {
    strengths:
      'clients who refer others;a method that can be explained on one page;specialists who are hard to find;projects delivered on time;work samples clients may show',
    weaknesses:
      'a few clients bringing most of the income;hours that are not billed;offers written from scratch each time;income that stops when the founder stops;no clear specialty',
    opportunities:
      'retainers in place of single projects;packaged services at a fixed price;training for client teams;partners who lack this skill;clients outside the region',
    threats:
      'clients taking the work in-house;automated tools lowering prices;slow payment in a downturn;senior people leaving with clients;tenders decided on price alone',
  },
  property: {
    strengths:
      'knowledge of the local streets;a network of reliable tradespeople;buildings or listings others lack;fast answers to tenants and buyers;clean paperwork',
    weaknesses:
      'long gaps between deals;cash tied up in single projects;maintenance that was put off;quotes that miss hidden costs;few leads beyond portals',
    opportunities:
      'energy upgrades for older buildings;flexible office space;management for absent owners;empty shops turned into homes;video viewings for distant buyers',
    threats:
      'higher interest rates;new rent or building rules;material and labor costs;portals raising listing fees;demand moving to other districts',
  },
  travel: {
    strengths:
      'guests who leave good reviews;a place or program others cannot copy;direct bookings without commission;staff who speak guests’ languages;partners along the whole trip',
    weaknesses:
      'a short season;dependence on booking platforms;rooms or places unsold at the last minute;seasonal staff trained anew each year;a dated website',
    opportunities:
      'off-season offers for locals;longer stays for remote workers;group and company events;packages with nearby partners;quieter and greener travel',
    threats:
      'bad weather in the main season;platforms raising commissions;travel warnings or border rules;rising fuel prices;guests booking later and later',
  },
  media: {
    strengths:
      'an audience that comes back by itself;a voice people recognize;an archive that still earns;own rights to the work;a fast way from idea to release',
    weaknesses:
      'income from one platform;ad sales that swing by quarter;formats that take long to make;few facts about the audience;rights that are not cleared',
    opportunities: 'paying members;licensing the archive;live events;formats for new screens;brands looking for this audience',
    threats:
      'platforms changing what they show;falling ad prices;copies made by machines;audience time going elsewhere;new copyright rules',
  },
  energy: {
    strengths:
      'certified installers;measured savings from finished sites;sites or permits already secured;long-term supply contracts;service that keeps systems running',
    weaknesses:
      'long sales cycles;cash needed before a site earns;permits handled by one person;parts from far away;few figures from older sites',
    opportunities:
      'public grants for cleaner energy;storage beside generation;companies reporting their emissions;shared systems for neighbours;maintenance of older plants',
    threats: 'subsidies ending early;grid connections taking years;falling energy prices;trade limits on parts;protest against new sites',
  },
  nonprofit: {
    strengths: 'volunteers who stay;trust in the community;results that can be shown;donors who give again;partners who open doors',
    weaknesses:
      'income from a few grants;reporting that takes time from the work;board seats hard to fill;results that are not measured;contacts kept in private inboxes',
    opportunities:
      'monthly giving;company partnerships;legacies and larger gifts;paid services beside the mission;shared offices with similar groups',
    threats:
      'public grants being cut;donors moving to other causes;new reporting duties;volunteers growing tired;a loss of trust in the sector',
  },
  logistics: {
    strengths: 'on-time delivery;drivers who know the routes;full trucks in both directions;live tracking customers use;low damage rates',
    weaknesses:
      'empty return trips;dependence on a few shippers;vehicles due for replacement;routes planned by hand;thin margins on spot loads',
    opportunities:
      'same-day service in town;storage beside transport;low-emission vehicles for city centers;shippers looking for one partner;sharing capacity with others',
    threats: 'fuel prices;a shortage of drivers;city limits for vehicles;digital freight platforms;strikes and closed borders',
  },
  farming: {
    strengths:
      'good soil or stock in steady care;buyers who take the whole harvest;short ways to the customer;knowledge handed down and written up;machines that are paid for',
    weaknesses:
      'income that comes once a year;dependence on one crop or buyer;fields open to every weather;storage that is too small;little say over prices',
    opportunities:
      'direct sales to households;processing on site;organic or regional labels;visitors on the farm;payments for environmental care',
    threats: 'drought and storms;pests and disease;fertiliser and feed prices;supermarkets pressing prices;changes in farm subsidies',
  },
  software: {
    strengths:
      'a short way from sign-up to first result;low cost of serving one more customer;releases customers notice;connections to tools customers already use;usage data that guides the roadmap',
    weaknesses:
      'customers leaving in the first months;features few people use;old code that slows changes;support resting on the founders;a free plan that rarely converts',
    opportunities:
      'teams replacing spreadsheets;partner and app directories;larger plans for bigger teams;automation of dull work;a niche the big suites ignore',
    threats:
      'a large suite adding the same feature;platform rules changing;security incidents;cheaper tools built in weeks;longer buying cycles',
  },
};

/** Fits any trade; {industry} is the user's own word for it. */
export const generalVocabulary = {
  strengths:
    'know-how in {industry};a short way from question to answer;costs that stay under control;people who care about the result;customers who recommend you;a reputation for keeping promises;decisions made in days;suppliers who can be relied on;records that show what works',
  weaknesses:
    'few written processes;knowledge that sits with one person;a thin cash reserve;no regular look at the numbers;a name few people in {industry} know;a small marketing budget;prices set by gut feeling;no second person for urgent work;slow follow-up on enquiries',
  opportunities:
    'changing habits among buyers in {industry};partners who serve the same customers;simple tools that save hours each week;customers others find too small;a clear guide that answers the usual questions;a neighbouring region;public programs that support small firms;former customers who might return;a service contract after the sale',
  threats:
    'new entrants in {industry};customers putting off purchases;new rules for {industry};rising wages and rents;a key supplier failing;a key person leaving;bad reviews spreading fast;unpaid invoices;a change in how people search for {industry}',
} as const;
