/** @import { WatchList } from '../../core/watch/answer.ts' */
import { deletion } from '../dom/deletion.js';
import { element } from '../dom/element.js';
import { badge } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { counted, numberText } from '../dom/words.js';

/**
 * The owner's lists.
 *
 * @param {readonly WatchList[]} lists
 * @param {{ onOpen: (name: string) => void, onDelete: (name: string) => void }} actions
 */
export function listTable(lists, { onOpen, onDelete }) {
  if (lists.length === 0) return element('p', { class: 'empty' }, 'No lists yet.');
  return table(
    'Watched lists',
    [
      { title: 'List', cell: ({ name }) => openButton(name, onOpen) },
      { title: 'Vendors', cell: ({ parties }) => numberText(parties), isNumber: true },
      { title: 'To decide', cell: ({ findings }) => numberText(findings.undecided), isNumber: true },
      { title: 'Open', cell: ({ findings }) => numberText(findings.open), isNumber: true },
      { title: 'Gone', cell: ({ findings }) => numberText(findings.gone), isNumber: true },
      { title: 'Coverage', cell: (list) => coverage(list) },
      { title: 'Delete', cell: (list) => deletionOf(list, onDelete) },
    ],
    lists,
  );
}

/** @param {string} name @param {(name: string) => void} onOpen */
function openButton(name, onOpen) {
  const open = () => {
    onOpen(name);
  };
  return element(
    'button',
    { type: 'button', class: 'small', onclick: open },
    element('span', { class: 'unseen' }, 'Open '),
    name,
  );
}

/** @param {WatchList} list */
function coverage({ status, incomplete_coverage: isIncomplete, parties, not_comparable: unread }) {
  const left = unread === 0 ? undefined : ` ${counted(unread, 'name')} of ${numberText(parties)} cannot be compared`;
  if (status === 'screening') return badge('screening', 'warn');
  return [isIncomplete ? badge('incomplete', 'warn') : badge('complete', 'plain'), left];
}

/** @param {WatchList} list @param {(name: string) => void} onDelete */
function deletionOf({ name, parties }, onDelete) {
  return deletion('Delete', {
    label: `Delete ${name}`,
    sentence: `Delete ${name} with ${counted(parties, 'vendor')}, all findings and all decisions?`,
    onDelete: () => {
      onDelete(name);
    },
  });
}
