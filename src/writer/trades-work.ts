import type { Lists } from './trades';

/** Trades that sell mostly to firms and other organizations. */
export const workTrades = {
  finance: {
    buyers: 'account holders;small business owners;finance managers;first-time investors;borrowers',
    offers: 'accounts;payments;loans;policies;reports',
    jobs: 'know what can be spent;get paid on time;close the month without overtime;borrow without a stack of forms;put money aside safely',
    pains: 'fees in small print;forms that ask twice;payments stuck for days;spreadsheets that disagree;support that reads from a script',
    gains:
      'one clear price;money that arrives the same day;books that close themselves;an answer within the hour;figures that match the bank',
    measures: 'cost to acquire an account;approval time;loss rate;active accounts;cost per transaction',
    topics:
      'fees in plain words;how to read a statement;cash flow for small firms;fraud and how to spot it;rules that changed;first steps in saving',
    places: 'accountants;business associations;comparison sites;banking forums;payroll providers',
    rivals: 'high-street banks;spreadsheets;accountants;cash;large payment firms',
    tests:
      'do the work by hand for five firms;show a price page and count sign-ups;ask an accountant for three introductions;run a mock application and time it;offer one feature by e-mail',
  },
  manufacturing: {
    buyers: 'purchasing managers;plant managers;design engineers;distributors;maintenance teams',
    offers: 'parts;small series;prototypes;assemblies;service contracts',
    jobs: 'get parts on the day the line needs them;keep reject rates low;move from prototype to series;find a second supplier;keep machines running',
    pains:
      'delivery dates that slip;batches that fail inspection;minimum orders far too high;drawings lost in e-mail;one supplier for a key part',
    gains:
      'parts that arrive as planned;inspection reports with every batch;small first orders;one drawing everyone works from;a second source that is ready',
    measures: 'reject rate;on-time delivery;set-up time;machine hours in use;cost per unit',
    topics:
      'tolerances that save money;from drawing to part;materials compared;how a batch is checked;energy use per part;maintenance plans',
    places: 'trade fairs;supplier directories;engineering forums;chambers of commerce;existing customers',
    rivals: 'overseas suppliers;in-house production;larger contract makers;3D printing services;used machines',
    tests:
      'quote five drawings within a day;make one free sample part;visit three plants and ask what broke last month;list a single capability in a directory;run a paid pilot batch',
  },
  services: {
    buyers: 'clients;founders;marketing leads;managing directors;in-house teams',
    offers: 'projects;retainers;audits;workshops;fixed-price packages',
    jobs: 'solve a problem the team has no time for;get an outside view;launch on a fixed date;explain the budget to a board;find a specialist without a long search',
    pains:
      'offers that say little;hours nobody can check;juniors doing senior work;reports that end in a drawer;projects that never finish',
    gains:
      'a fixed price and a fixed date;the same senior person throughout;a result the team can use alone;short reports with decisions;references that can be called',
    measures: 'billable share;win rate of offers;average project value;income from the largest client;days until paid',
    topics:
      'how a project runs from first call to handover;mistakes in briefs;what a fair price contains;checklists clients can use alone;lessons from finished work;how to choose a partner',
    places: 'referrals;professional networks;industry breakfasts;conference talks;partner firms',
    rivals: 'in-house teams;freelance platforms;large agencies;templates;waiting another quarter',
    tests:
      'sell one small fixed-price audit;offer ten free calls and note the questions;publish a checklist and see who asks for more;ask past clients for two introductions;propose a paid pilot week',
  },
  property: {
    buyers: 'buyers;tenants;landlords;developers;office managers',
    offers: 'listings;renovations;management;viewings;workspaces',
    jobs: 'find a home near work;let a flat without trouble;finish a renovation on budget;compare offers fairly;know what a building will cost to run',
    pains:
      'listings that are already gone;deposits that are disputed;builders who do not show up;costs found after signing;paper for every step',
    gains: 'listings that are true today;handover with photos;a schedule that holds;running costs on one page;papers signed from anywhere',
    measures: 'days until let or sold;occupancy;cost against budget;enquiries per listing;maintenance cost per unit',
    topics:
      'costs beyond the price;how to read a floor plan;energy upgrades;rights and duties of tenants and owners;renovation step by step;what is happening in a district',
    places: 'property portals;local groups;banks and brokers;building managers;tradespeople',
    rivals: 'property portals;private sales;large agencies;do-it-yourself renovation;staying put',
    tests:
      'manage one flat for three months;offer a paid inspection;publish costs of one renovation and collect enquiries;show a floor plan to ten people who are looking;ask landlords what they would hand over first',
  },
  energy: {
    buyers: 'homeowners;facility managers;municipalities;landlords;farm owners',
    offers: 'installations;storage systems;audits;maintenance;supply contracts',
    jobs: 'lower the energy bill;know what an upgrade would bring;get a permit without a year of waiting;keep a system running;report emissions without guesswork',
    pains: 'offers that cannot be compared;installers booked out;permits that stall;savings that nobody measures;parts on back order',
    gains: 'a saving shown in money;one contact from permit to plug;a date that holds;live figures from the system;service within two days',
    measures: 'payback time;energy produced or saved;cost per installed kilowatt;downtime;days from offer to connection',
    topics:
      'how to read an energy bill;what fits which roof or building;grants and how to apply;upkeep of a system;storage and what it costs;figures from finished sites',
    places: 'local councils;building owners’ associations;trade fairs;energy advisers;neighbours with a system',
    rivals: 'the grid as it is;national installers;do-it-yourself kits;waiting for better prices;saving by habit',
    tests:
      'audit five buildings and present the savings;collect deposits for one street;ask a council for a pilot roof;publish a calculator and count requests;offer maintenance for older systems',
  },
  nonprofit: {
    buyers: 'donors;volunteers;members;grant makers;the people served',
    offers: 'programs;memberships;events;advice;campaigns',
    jobs: 'give where it counts;help on a free evening;find support without shame;show what a grant achieved;bring neighbours together',
    pains:
      'donations that vanish from view;forms that scare volunteers away;help with a long waiting list;reports nobody reads;the same few doing all the work',
    gains:
      'a report that shows where money went;tasks that fit into two hours;help this week;results in figures and faces;a wider circle of helpers',
    measures: 'monthly donors;volunteer hours;people reached;cost per person helped;donors who give again',
    topics:
      'what one donation does;a day with a volunteer;results of the year;myths about the cause;how to help without money;voices of the people served, with consent',
    places: 'community centers;employers;schools;places of worship;local press',
    rivals: 'other causes;public services;helping privately;crowdfunding pages;doing nothing',
    tests:
      'ask twenty people for a monthly gift;run one afternoon and count who returns;write to three foundations with one page;offer one employer a team day;ask those served what they would miss',
  },
  logistics: {
    buyers: 'shippers;shop owners;dispatchers;commuters;warehouse managers',
    offers: 'deliveries;routes;storage;rides;tracking',
    jobs: 'get goods there by tomorrow;know where a shipment is;fill the truck both ways;store seasonal stock;get across town without a car',
    pains: 'late trucks;empty return trips;damage nobody admits;phone calls to find a parcel;prices that change weekly',
    gains: 'a delivery window that holds;live tracking for everyone;full loads both ways;one price list;proof of delivery at once',
    measures: 'on-time deliveries;cost per drop;load factor;damage rate;miles driven empty',
    topics:
      'how to pack so that nothing breaks;what moves the price of freight;delivery in city centers;low-emission fleets;customs in plain words;a day on the route',
    places: 'shipper associations;industrial estates;freight exchanges;local shops;online sellers’ groups',
    rivals: 'parcel services;own vans;freight brokers;public transport;pick-up by customers',
    tests:
      'run one route for a week;offer same-day delivery to five shops;track shipments by hand with messages;ask dispatchers for last month’s problems;sell ten prepaid rides or drops',
  },
  farming: {
    buyers: 'households;restaurants;wholesalers;farm shops;growers',
    offers: 'produce;boxes;seedlings;processed goods;farm visits',
    jobs: 'buy food from a known place;plan a kitchen around the season;sell the whole harvest;water and feed at the right time;keep soil healthy',
    pains: 'prices set by others;harvests that come all at once;produce that travels for days;weather without a plan;storage that is full',
    gains:
      'a fair price agreed early;boxes that sell before the harvest;produce picked yesterday;warnings in time;buyers for second-grade goods',
    measures: 'yield per hectare;price per kilo;share sold direct;losses after harvest;hours per crop',
    topics:
      'what is in season;a day on the field;soil and water;recipes for what is plentiful;how animals or plants are kept;why prices move',
    places: 'farmers’ markets;cooperatives;restaurants;village groups;box schemes',
    rivals: 'supermarkets;wholesale markets;imports;own gardens;large farms',
    tests:
      'sell twenty boxes in advance;offer one product to three kitchens;open the farm for a day;sell at a market for a month;ask a shop to take a small batch',
  },
  software: {
    buyers: 'team leads;operations managers;developers;small business owners;end users',
    offers: 'subscriptions;integrations;automations;reports;support plans',
    jobs: 'finish routine work in less time;see what is going on without asking around;get a new colleague started;connect two systems;keep data safe',
    pains: 'the same data typed twice;spreadsheets that break;tools nobody wants to open;set-ups that take weeks;exports that do not fit',
    gains: 'a first result on the first day;one place to look;work that runs by itself;an export that fits;help from a person',
    measures: 'time to first result;weekly active users;monthly churn;trial-to-paid rate;support requests per customer',
    topics:
      'a workflow step by step;mistakes when switching tools;templates to copy;security in plain words;what changed in a release;how to measure saved time',
    places: 'app directories;professional forums;search results;product communities;partner newsletters',
    rivals: 'spreadsheets;e-mail threads;large software suites;home-made scripts;pen and paper',
    tests:
      'do the work by hand for three customers;show a clickable sketch to ten users;put up one page with a price and count sign-ups;automate a single step for one team;sell a yearly plan before the second feature',
  },
} satisfies Record<string, Lists>;
