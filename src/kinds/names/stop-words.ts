/** Words that hold sentences together, in the languages people type their trade in: no name is built on one. */
const words = {
  English:
    'a all an and any are as at be but by each every for from has have i in into is it its me more most my no not of off on or our out so than that the their them they this to up us very we who will with you your',
  German:
    'am an auf aus bei das dem den der des die ein eine einen einer fur für im in ist mit nach oder ohne seit sich so uber über um und unser unsere vom von wir zu zum zur',
  French:
    'au aux avec ce ces chez dans de des du elle en est et il la le les leur mais ne nos notre ou par pas pour que qui sans se son sur un une vous',
  Spanish: 'al con de del el en es la las lo los mi nuestra nuestro o para pero por que se sin su un una y',
  Italian: 'a ai al alla che con da dal dei del della di e gli ha i il in la le lo ma nel non o per si sono su un una uno',
  Portuguese: 'a ao aos as com da das de do dos e em na nas no nos o os ou para pela pelo por que se sem sua um uma',
  Dutch: 'aan bij de een en het in is met naar of om onze op te uit van voor wij',
  Nordic: 'af att av den det ein en et ett för fra från hos i med og och om på sin som til till vi',
  Polish: 'dla do i ich jest lub na nasz nie od po przez się w z za',
};

const all = new Set(Object.values(words).flatMap((list) => list.split(' ')));

export const isStopWord = (word: string) => all.has(word.toLowerCase());
