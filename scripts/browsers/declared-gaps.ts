import { lackingBrowsers, oldestDeclaredBrowsers } from './lacking-browsers';
import { listApis } from './unsupported-features';

const declared = oldestDeclaredBrowsers();

/** A feature in shipped code that a declared browser lacks. */
export type Gap = {
  /** As MDN's data name it: "Array.prototype.toSorted", "at-rules.media.range_syntax". */
  feature: string;
  /** The browsers that lack it: "safari_ios 15.0". */
  lacking: string[];
  /** The code that uses it. */
  code: string;
};

/** The declared browsers that lack a feature, by MDN's statement about it. */
export const lackingDeclared = (compat: Parameters<typeof lackingBrowsers>[0]): string[] =>
  lackingBrowsers(compat, declared);

type ApiGaps = {
  /** By path: "URL.canParse", "Navigator.prototype.locks", "requestIdleCallback". */
  byPath: Map<string, string[]>;
  /** Members that a declared browser lacks on whichever object: "toSorted", with the path of the first that has it. */
  byMember: Map<string, string>;
};

/** What the declared browsers lack of builtins and Web APIs. */
export function findApiGaps(): ApiGaps {
  const byPath = new Map<string, string[]>();
  const byMember = new Map<string, string>();
  const everywhere = new Set<string>();
  for (const { path, compat } of listApis()) {
    const [member = ''] = path.split('.').slice(-1);
    const lacking = lackingDeclared(compat);
    const { experimental, deprecated, standard_track: isStandard } = compat.status ?? {};
    if (lacking.length === 0) everywhere.add(member);
    else {
      byPath.set(path, lacking);
      if (path.includes('.prototype.') && isStandard && !experimental && !deprecated && !byMember.has(member))
        byMember.set(member, path);
    }
  }
  for (const member of everywhere) byMember.delete(member);
  return { byPath, byMember };
}
