import { groupBy } from '@/lib/lists';
import { nameKey } from './model';

/** Names nearly everyone knows. A list on the device can only catch the obvious; a search in the registers is still needed. */
const brands = (
  'Accenture Adidas Chewy Petco Petsmart Foodora Foodpanda Freshdirect Freshly Hellofresh Doordash Grubhub Instacart Freshbooks Freshfields Quickbooks Turbotax Xero Salesforce Softbank Greggs Pret Wetherspoons Healthify Headspace Fiverr Upwork Duolingo Coursera Udemy Booking Trivago Coinbase Zocdoc Opendoor Redfin Wayfair Overstock Allbirds Everlane Oatly Chobani Adobe Airbnb Aldi Alibaba Allianz Amazon Android Apple Asana Asics Atari Audi Avon Barclays Bing Bloomberg BMW Boeing Bosch Bumble Burberry ' +
  'Cadbury Canon Canva Cartier Caterpillar Chanel Chevron Chipotle Cisco Citroen Cloudflare Colgate Costco Danone Deliveroo Deloitte Disney Docusign Dropbox Dyson ' +
  'Ebay Etsy Expedia Facebook Fanta Ferrari Figma Fitbit Ford Garmin Gillette Github Gitlab Glossier Google Grammarly Gucci Hasbro Heineken Hermes Hilton Honda Hubspot Hulu Hyundai ' +
  'Ikea Instagram Intel Intuit Jaguar Kelloggs Kia Kickstarter Klarna Kodak Lego Lenovo Lexus Linkedin Lufthansa Lululemon Lyft Marriott Mastercard Mattel Mazda Microsoft Moderna Monzo ' +
  'Nescafe Nespresso Nestle Netflix Nike Nikon Nintendo Nissan Nokia Nvidia Okta Oreo Palantir Panasonic Patagonia Paypal Peloton Pepsi Pfizer Philips Pinterest Pixar Porsche Prada Puma ' +
  'Quora Reddit Reebok Renault Revolut Roblox Rolex Samsung Santander Sephora Shell Shopify Siemens Skype Slack Snapchat Sony Spotify Squarespace Starbucks Strava Stripe Subaru Subway Suzuki Swatch ' +
  'Target Tesco Tesla Tiktok Tinder Toyota Trello Tripadvisor Twitch Twitter Uber Unilever Vans Verizon Versace Vimeo Visa Vodafone Volkswagen Volvo Walmart Waze Wework Whatsapp Wikipedia Wix Xerox Xiaomi Yahoo Yamaha Yelp Youtube Zalando Zapier Zara Zendesk Zillow Zoom'
).split(' ');
const byKey = new Map(brands.map((brand) => [brand.toLowerCase(), brand]));
const byLength = groupBy(
  brands.map((brand) => ({ brand, key: brand.toLowerCase() })),
  ({ key }) => String(key.length),
);
export const brandsKnown = brands.length;

/** Whether one letter changed, added or left out makes the one of the other. */
function isOneApart(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}

const shortestNear = 5;

/** A well-known name that this one is, or nearly is. */
export function findSimilarBrand(name: string): string | undefined {
  const key = nameKey(name);
  const same = byKey.get(key);
  if (same || key.length < shortestNear) return same;
  for (const length of [key.length - 1, key.length, key.length + 1]) {
    const near = length < shortestNear ? undefined : byLength.get(String(length))?.find((known) => isOneApart(key, known.key));
    if (near) return near.brand;
  }
  return undefined;
}

/** Well-known names among its words. */
export const findBrandWords = (name: string): string[] => {
  const parts = name.split(/\s+/);
  return parts.length < 2 ? [] : parts.flatMap((part) => byKey.get(nameKey(part)) ?? []);
};
