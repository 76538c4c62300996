import { pathIn } from '../../shared/site/languages';
import { guidePath, pathBelow } from '../../shared/site/routes';
import { factsOf } from '../pricing-facts';
import type { Content } from '../types';

/** Of a guide for both countries, of content/guides/. */
export type GuidePageContext = ReturnType<typeof listGuidePages>[number]['context'];

const mostOthers = 8;

export function listGuidePages(content: Content) {
  const { guides, services, site } = content;
  const { language } = site.words;
  const facts = factsOf(site);
  return guides.map((guide, index) => {
    const rest = [...guides.slice(index + 1), ...guides.slice(0, index)];
    // Those of the same service, and those of no service, such as what it costs, come before the next ones.
    const alike = rest.filter(({ service }) => service === undefined || service === guide.service);
    const others = [...new Set([...alike, ...rest])].slice(0, mostOthers);
    return {
      path: pathIn(language, guidePath(guide.slug)),
      context: {
        language,
        guide,
        service: services.find(({ slug }) => slug === guide.slug),
        facts,
        others: others.map(({ slug, name }) => ({ label: name, to: pathIn(language, guidePath(slug)) })),
        local: (guide.local ?? []).flatMap((slug) => localPagesAbout(slug, content) ?? []),
      },
    };
  });
}

function localPagesAbout(about: string, { cities, localServices }: Content) {
  const pages = localServices.filter(({ slug }) => slug === about);
  const links = cities.flatMap(({ slug, path, locationName }) => {
    const page = pages.find(({ city }) => city === slug);
    return page ? [{ label: locationName, to: pathBelow(path, `what-we-take/${about}`) }] : [];
  });
  return pages[0] && { name: pages[0].name, links };
}
