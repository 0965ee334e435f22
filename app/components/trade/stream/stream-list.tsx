import { createContext, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Channel } from 'stream-chat';
import {
	ChannelList,
	type ChannelListItemUIProps,
	type ChannelListUIProps,
	useChatContext,
	WithComponents,
} from 'stream-chat-react';
import { STREAM_CHANNEL_LIMIT, STREAM_CHANNELS_PER_QUERY } from '~/domain/conversation/conversation-limits';
import type { StreamAccess } from '~/domain/conversation/stream-access.server';
import { clockInZone } from '~/domain/date/clock-in-zone';
import { MORE } from '../conversation/classes';
import { ConversationListRow } from '../conversation/conversation-list';
import type { Inbox, RowView } from '../conversation/conversation-view';
import { EmptyState } from '../states';
import { channelFilters } from './channel-filters';

type List = { userId: string; inbox: Inbox; query: string; today: string; openId: string | null };

const ListContext = createContext<List | null>(null);

type ListProps = { access: StreamAccess; inbox: Inbox; query: string; today: string; openId: string | null };

const SORT = [{ last_message_at: -1 as const }];

const LIST_PARTS = {
	ChannelListUI: ListFrame,
	ChannelListHeader: Nothing,
	ChannelListItemUI: Row,
	EmptyStateIndicator: NoChannels,
};

/** The user's channels, or all of them for admins (AGENCY-32), sorted by their newest message. */
export function StreamList({ access, inbox, query, today, openId }: ListProps) {
	const { client } = useChatContext();
	const filters = useMemo(() => channelFilters(access, query), [access, query]);
	return (
		<ListContext.Provider value={{ userId: access.userId, inbox, query, today, openId }}>
			<WithComponents overrides={LIST_PARTS}>
				<ChannelList
					// A list of other questions is another list.
					key={query}
					filters={filters}
					sort={SORT}
					setActiveChannelOnMount={false}
					allowNewMessagesFromUnfilteredChannels={false}
					Paginator={MoreChannels}
					renderChannels={(channels, draw) => <ul>{channels.map(draw)}</ul>}
					customQueryChannels={async ({ currentChannels, queryType, setChannels, setHasNextPage }) => {
						const offset = queryType === 'reload' ? 0 : currentChannels.length;
						const limit = Math.min(STREAM_CHANNELS_PER_QUERY, STREAM_CHANNEL_LIMIT - offset);
						const found = await client.queryChannels(filters, SORT, { limit, offset, presence: true });
						setChannels((before) => unique(queryType === 'reload' ? found : [...before, ...found]));
						setHasNextPage(found.length === limit && offset + limit < STREAM_CHANNEL_LIMIT);
					}}
				/>
			</WithComponents>
		</ListContext.Provider>
	);
}

function unique(channels: readonly Channel[]): Channel[] {
	return [...new Map(channels.map((channel) => [channel.cid, channel])).values()];
}

function Row(props: ChannelListItemUIProps) {
	const list = useContext(ListContext);
	if (!list) return null;
	const { userId, openId, ...shown } = list;
	return (
		<li>
			<ConversationListRow row={rowOf(props, userId)} isOpen={props.channel.id === openId} {...shown} />
		</li>
	);
}

/** Empty before the first message, null once it is deleted. */
function bodyOf(message: ChannelListItemUIProps['lastMessage']): string | null {
	return message === undefined ? '' : message.type === 'deleted' ? null : (message.text ?? '');
}

/** A channel as a line of our list. */
function rowOf({ channel, lastMessage, unread = 0 }: ChannelListItemUIProps, userId: string): RowView {
	const { data } = channel;
	const at = lastMessage?.created_at ?? data?.created_at ?? Date.now();
	return {
		id: channel.id ?? '',
		hotelName: data?.hotel ?? data?.name ?? '',
		agencyName: data?.agency ?? data?.name ?? '',
		clientFirstName: data?.client_first_name ?? '',
		clientLastName: data?.client_last_name ?? '',
		isOwn: lastMessage?.user?.id === userId,
		authorFirstName: lastMessage?.user?.name?.split(' ')[0] ?? null,
		...(lastMessage?.told
			? { kind: 'event' as const, event: lastMessage.told, body: lastMessage.names ?? null }
			: {
					kind: lastMessage?.attachments?.length ? ('attachment' as const) : ('text' as const),
					body: bodyOf(lastMessage),
				}),
		unread,
		contact: null,
		pictureHash: data?.picture ?? null,
		...clockInZone(new Date(at).getTime(), data?.time_zone),
	};
}

function ListFrame({ children, loading, error }: React.PropsWithChildren<ChannelListUIProps>) {
	const { t } = useTranslation('conversation');
	if (error) return <p className="p-4 text-ink2">{t('stream.away')}</p>;
	if (loading)
		return (
			<p role="status" className="p-4 text-ink2">
				{t('state.connecting')}
			</p>
		);
	return <>{children}</>;
}

function MoreChannels({
	children,
	hasNextPage,
	isLoading,
	loadNextPage,
}: React.PropsWithChildren<{ hasNextPage?: boolean; isLoading?: boolean; loadNextPage: () => void }>) {
	const { t } = useTranslation('conversation');
	return (
		<>
			{children}
			{hasNextPage ? (
				<button type="button" className={MORE} disabled={isLoading} onClick={() => loadNextPage()}>
					{t('older')}
				</button>
			) : null}
		</>
	);
}

function NoChannels() {
	const { t } = useTranslation('conversation');
	const list = useContext(ListContext);
	if (!list) return null;
	const { inbox, query } = list;
	return (
		<EmptyState title={t(query ? 'noneFound' : 'none')}>
			{t(query ? 'noneFoundText' : inbox.isHotel ? 'noneTextHotel' : 'noneText')}
		</EmptyState>
	);
}

function Nothing() {
	return null;
}
