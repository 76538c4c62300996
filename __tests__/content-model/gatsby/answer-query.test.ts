import { answerQuery } from '../../../src/content-model/gatsby/answer-query';
import { checkContent } from '../../../src/content-model/checks/check-content';
import { validContentFiles } from '../../support/content-fixture';

const { content } = checkContent(validContentFiles());
const picture = { src: '/drawings/truck.svg', width: 8, height: 6 };
const answer = (query: string) =>
  answerQuery(query, content!, { drawings: { truck: picture }, poster: picture });

test('of documents only the fields that are asked for are given, however the query is written', () => {
  const [service] = content!.services;
  const { services } = answer(`query A {
    services: contentDocuments(
      fields: ["slug", "title"]
      kind: "services"
    )
  }`) as { services: object[] };
  expect(services).toHaveLength(content!.services.length);
  expect(services[0]).toStrictEqual({ slug: service?.slug, title: service?.title });
});

test('what is drawn is answered too, and there is no film', () => {
  const query = `{
    drawings: contentDocument(path: "site/drawings")
    poster: contentDocument(path: "site/film-poster")
    film: allFile(filter: { sourceInstanceName: { eq: "media" } }) { nodes { publicURL } }
  }`;
  expect(answer(query)).toStrictEqual({
    drawings: { truck: picture },
    poster: picture,
    film: { nodes: [] },
  });
});

test.each([
  'contentDocument(path: "pages/gone")',
  'contentDocument(path: "gone/home")',
  'contentDocuments(kind: "gone")',
  'contentDocuments(kind: "site")',
])('%s, which the site does not have, is refused as a build refuses it', (field) => {
  expect(() => answer(`{ ${field} }`)).toThrow(/The data layer has no contentDocument/);
});
