import { useTranslation } from 'react-i18next';
import type { MessageView } from '~/domain/conversation/message-view';
import type { RowView } from './conversation-view';

/** What a conversation tells of by itself; who has joined or taken over stands in the body. */
export function useEventWords(): (event: Partial<Pick<MessageView, 'event' | 'body'>>) => string {
	const { t } = useTranslation('conversation');
	return ({ event, body }) => {
		if (event === 'memberJoined' && body) return t('event.joined', { name: body });
		if (event === 'takenOver' && body) {
			const [name, from] = body.split('\n');
			return from ? t('event.tookOver', { name, from }) : t('event.nowContact', { name });
		}
		return t(`event.${event ?? 'started'}`);
	};
}

type Last = Pick<RowView, 'kind' | 'event' | 'body' | 'isOwn' | 'authorFirstName'>;

/** The newest message in one line, with whose it is. */
export function useLastWords(): (last: Last) => string {
	const { t } = useTranslation('conversation');
	const eventWords = useEventWords();
	return (last) => {
		if (last.kind === 'event') return eventWords(last);
		const who = last.isOwn ? t('you') : last.authorFirstName;
		const said =
			last.kind === 'rateCard'
				? t('rateCard')
				: last.kind === 'attachment'
					? last.body || t('file')
					: (last.body ?? t('erased'));
		return who ? `${who}: ${said}` : said;
	};
}
