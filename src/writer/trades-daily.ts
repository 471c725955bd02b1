import type { Lists } from './trades';

/** Trades that sell mostly to people. */
export const dailyTrades = {
  food: {
    buyers: 'guests;regulars;office lunch crowds;families eating out;party hosts',
    offers: 'dishes;menus;drinks;catering;takeaway meals',
    jobs: 'find a good lunch in half an hour;feed a group with different diets;eat well without cooking;treat friends to an evening out;know what is in the food',
    pains:
      'waiting for a table;food that arrives cold;menus that leave out special diets;bills that surprise;closed kitchens after a late shift',
    gains:
      'a table without a wait;food that is still hot;a dish for every diet at the table;a clear price before ordering;a place that remembers the usual order',
    measures: 'covers per service;average bill;food cost share;table turns;repeat visits',
    topics:
      'where the ingredients come from;how a dish is made;the people in the kitchen;what is in season;food waste and how to avoid it;dishes for special diets',
    places: 'neighborhood groups;review sites;delivery apps;local markets;offices nearby',
    rivals: 'cooking at home;delivery apps;supermarket ready meals;the place around the corner;vending machines',
    tests:
      'cook for ten strangers and ask what they would pay;take pre-orders for one evening;run a stall for a weekend;offer a lunch list to two offices;sell a single dish through a pop-up',
  },
  ecommerce: {
    buyers: 'online shoppers;gift buyers;repeat customers;bargain hunters;mobile shoppers',
    offers: 'products;bundles;gift sets;refills;limited editions',
    jobs: 'find the right item without reading for an hour;get a gift there on time;be sure it fits before paying;send something back without a fight;reorder what ran out',
    pains:
      'photos that promise too much;shipping costs that appear at the end;returns that take weeks;sizes that never match;parcels nobody can find',
    gains:
      'photos that show the real thing;one price with shipping in it;a return that takes a minute;a size that fits at first try;a delivery day that holds',
    measures: 'conversion rate;average order value;return rate;repeat purchase rate;cost per order from ads',
    topics:
      'how to choose the right size or model;how products are made and packed;what happens to returns;gift guides;care and repair;stories behind a product',
    places: 'search results;marketplaces;social feeds;review videos;mailing lists',
    rivals: 'large marketplaces;high-street shops;second-hand apps;brand stores;doing without',
    tests:
      'sell ten pieces through a single page;take pre-orders before you buy stock;list three products on a marketplace;run a small ad to two different offers;ask buyers what nearly stopped them',
  },
  beauty: {
    buyers: 'clients;brides and wedding guests;people with sensitive skin;busy professionals;regulars',
    offers: 'treatments;appointments;care products;packages;gift cards',
    jobs: 'look right for an important day;find products the skin tolerates;get an appointment after work;keep a style without daily effort;trust the person holding the scissors',
    pains:
      'appointments booked out for weeks;products that irritate the skin;prices that change at the till;results that look different from the photo;no slot after six',
    gains:
      'an appointment that fits the day;products that suit the skin;a fixed price in advance;results that last;advice without a sales pitch',
    measures: 'rebooking rate;chair time in use;average ticket;no-show rate;retail share of sales',
    topics:
      'care between appointments;ingredients in plain words;before-and-after with permission;trends that suit everyday life;hygiene and training;how to choose a treatment',
    places: 'short-video feeds;local recommendations;wedding fairs;booking apps;gyms and studios nearby',
    rivals: 'home treatments;chain salons;drugstore products;booking apps;a friend who does it',
    tests:
      'offer five trial appointments;sell a small batch at a market;open one evening slot and see how fast it fills;post two offers and count the enquiries;ask regulars what they buy elsewhere',
  },
  home: {
    buyers: 'homeowners;tenants;working parents;property managers;pet owners',
    offers: 'visits;repairs;regular plans;emergency calls;seasonal services',
    jobs: 'get something fixed this week;hand the chore to someone reliable;know the price before the work starts;leave a key with a person to trust;keep home and garden in order without giving up the weekend',
    pains: 'calls that nobody returns;arrival windows of half a day;quotes that double;strangers with a key;work that has to be done twice',
    gains:
      'a fixed arrival time;a price agreed in writing;the same person every visit;photos of the finished work;a guarantee that is honored',
    measures: 'jobs per day;repeat bookings;on-time arrivals;call-backs for faults;travel time between jobs',
    topics:
      'small repairs anyone can do;when to call a professional;what a fair quote contains;seasonal care lists;products that are safe around children and pets;how visits are prepared',
    places: 'neighborhood apps;local search;notice boards;property managers;recommendations between neighbours',
    rivals: 'doing it oneself;large booking platforms;handy friends;putting it off;national franchises',
    tests:
      'put flyers in two streets and count the calls;offer five first visits at a fixed price;answer requests in a neighborhood group for a week;ask a property manager for one small job;sell a season plan in advance',
  },
  retail: {
    buyers: 'shoppers;passers-by;collectors;gift buyers;regular customers',
    offers: 'collections;own-label goods;gift items;repairs;special orders',
    jobs: 'find something that is not everywhere;see and touch before buying;get advice from someone who knows;pick up a gift on the way;make clothes or goods last longer',
    pains:
      'the right size out of stock;staff who do not know the range;a trip for nothing;the same goods in every window;no way to reserve',
    gains:
      'stock that can be checked from home;advice that saves a wrong purchase;goods others do not carry;a reservation that is waiting;repairs in place of replacements',
    measures: 'sales per square foot;stock turn;visitors who buy;average basket;returning customers',
    topics: 'how to tell quality;the makers behind the goods;care and repair;new arrivals;styling ideas;events in the shop',
    places: 'the street outside;local social groups;neighbouring shops;markets and fairs;a mailing list by the till',
    rivals: 'online shops;chains in the mall;second-hand stores;outlets;borrowing from friends',
    tests:
      'run a pop-up for a weekend;sell on consignment in another shop;show ten pieces and take orders;offer reserve-and-collect for a week;ask visitors what they looked for and did not find',
  },
  health: {
    buyers: 'patients;carers;clinic managers;employers;people in training',
    offers: 'appointments;programs;check-ups;remote consultations;care plans',
    jobs: 'get an appointment soon;understand a diagnosis;keep to a treatment at home;look after a parent from afar;stay fit without a gym',
    pains: 'weeks until an appointment;letters full of terms;forgotten doses;records that do not travel;long phone queues',
    gains:
      'an appointment this week;results in plain words;reminders that fit the day;one record everyone can read;answers without a queue',
    measures: 'waiting time;missed appointments;program completion;patient satisfaction;cost per visit',
    topics:
      'questions to ask at an appointment;what a result means;habits that are easy to keep;how data is protected;preparing for a procedure;life with a long illness',
    places: 'family doctors;pharmacies;patient groups;employers;health forums',
    rivals: 'search engines;waiting it out;hospital outpatients;general fitness apps;advice from relatives',
    tests:
      'interview ten patients with the same condition;run the service by phone for two weeks;ask three practices what they would pay;hand out a paper version;measure missed appointments before and after',
  },
  education: {
    buyers: 'learners;parents;teachers;training managers;career changers',
    offers: 'courses;lessons;workshops;practice material;certificates',
    jobs: 'learn a skill beside a job;pass an exam;keep a class interested;show an employer what was learned;find help with one hard subject',
    pains:
      'courses that are never finished;material that is out of date;lessons at the wrong time;no feedback on exercises;certificates nobody asks for',
    gains:
      'a course that fits into half an hour a day;examples from real work;feedback within a day;a visible next step;a result an employer understands',
    measures: 'completion rate;active learners a week;exam pass rate;cost per enrolment;renewals by schools',
    topics:
      'how to learn in short sessions;mistakes learners make first;exam preparation;careers after a course;teaching methods that work online;stories of how a lesson is built',
    places: 'school staff rooms;professional networks;parent groups;student forums;video platforms',
    rivals: 'free videos;textbooks;evening classes;private tutors;learning on the job',
    tests:
      'teach one lesson live to ten people;sell a workshop before you write the course;offer a week of exercises by e-mail;ask a teacher to try it in one class;count who comes back for lesson two',
  },
  travel: {
    buyers: 'guests;families on holiday;business travelers;event organizers;day visitors',
    offers: 'stays;tours;packages;venues;tickets',
    jobs: 'plan a trip in one evening;find something children enjoy;arrange an event without surprises;see more than the main sights;change plans without losing the money',
    pains: 'photos that flatter;fees added at the end;queues at every sight;rules nobody explained;reviews that cannot be trusted',
    gains: 'prices with everything in them;free changes until the day before;a local person to ask;places without a queue;honest photos',
    measures: 'occupancy;direct booking share;average stay;reviews per hundred guests;income per available room or seat',
    topics: 'two days in the area;off-season ideas;how to get around;traveling with children;food nearby;what to pack',
    places: 'booking platforms;travel forums;tourist offices;map reviews;event calendars',
    rivals: 'large booking platforms;package holidays;staying with friends;guidebooks;day trips',
    tests:
      'guide five guests for free and ask what they would pay;list one weekend and see if it sells;partner with one hotel;offer a local event package to two firms;sell a voucher before the season',
  },
  media: {
    buyers: 'readers;listeners;viewers;players;advertisers',
    offers: 'episodes;articles;memberships;games;licenses',
    jobs: 'stay informed in ten minutes;be entertained on the way to work;learn about a niche;belong to people with the same interest;reach a certain audience',
    pains:
      'the same story everywhere;ads between every paragraph;feeds that decide what is shown;subscriptions that pile up;quality that drops with quantity',
    gains: 'a voice that is recognizable;nothing but the essential;an archive worth searching;contact with the makers;no tracking',
    measures: 'returning audience;completion rate;paying members;income per thousand views;cost per piece',
    topics:
      'how a piece is made;behind the scenes;questions from the audience;the numbers behind a piece;guests and their work;what was left out',
    places: 'podcast directories;newsletters of others;niche forums;video platforms;live events',
    rivals: 'large platforms;free blogs;streaming services;social feeds;books',
    tests:
      'publish four issues and count who opens the fourth;ask for a paid membership early;release one short pilot;guest in an existing show;sell one sponsored slot',
  },
} satisfies Record<string, Lists>;
