/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.beans;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.core.Severity;
import org.wiretune.lint.Files;
import org.wiretune.lint.finding.Finding;

/** Rule {@code websocket-broadcast-waits}. */
class AwaitedBroadcastTest {

	private static final String RULE = "websocket-broadcast-waits";

	private static Files chat(String websocket, String body, String other) {
		return new Files().with("shop/pom.xml", "<project><packaging>war</packaging></project>\n").with("shop/src/main/java/shop/Chat.java", """
				package shop;

				import java.util.*;
				import %s.websocket.*;
				import %s.websocket.server.ServerEndpoint;

				@ServerEndpoint("/chat")
				public class Chat {

					private static final Set<Session> PEERS = new HashSet<>();

					@OnMessage
					public void message(String text, Session client) throws Exception {
						%s
					}

					%s
				}
				""".formatted(websocket, websocket, body, other == null ? "" : other));
	}

	@Test
	void oneAfterTheOther() {
		Finding finding = chat("jakarta", "for (Session peer : PEERS) { peer.getBasicRemote().sendText(text); }", "").finding(RULE);
		assertEquals(Severity.INFO, finding.severity());
		assertEquals("sendText", finding.measured());
		assertEquals(14, finding.origin().line());
		assertTrue(finding.message().startsWith("Chat.message sends to one session after the other by sendText"), finding.message());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"for (Session peer : client.getOpenSessions()) { if (peer.isOpen()) { peer.getBasicRemote().sendObject(text); } }||1", "PEERS.forEach(peer -> { try { peer.getBasicRemote().sendText(text); } catch (Exception e) { } });||1",
			"for (Session peer : PEERS) { if (!peer.equals(client)) { peer.getBasicRemote().sendText(text); } }||1", "for (Session peer : PEERS) { send(peer, text); }|private void send(Session peer, String text) throws Exception { peer.getBasicRemote().sendText(text); }|1",
			"Iterator<Session> all = PEERS.iterator(); while (all.hasNext()) { Session peer = all.next(); peer.getBasicRemote().sendText(text); }||1", "for (Chat chat : chats()) { Session peer = chat.session; peer.getBasicRemote().sendBinary(bytes()); }||1",
			// Nobody is waited for.
			"for (Session peer : PEERS) { peer.getAsyncRemote().sendText(text); }||0",
			// One peer, or one that is looked for.
			"client.getBasicRemote().sendText(text);||0", "for (String line : text.split(\" \")) { client.getBasicRemote().sendText(line); }||0", "for (String line : text.split(\" \")) { send(client, line); }|private void send(Session peer, String text) throws Exception { peer.getBasicRemote().sendText(text); }|0", "for (Chat chat : chats()) { chat.send(text); }|private Session own; void send(String text) throws Exception { own.getBasicRemote().sendText(text); }|1", "for (Session peer : PEERS) { if (peer.getId().equals(text)) { peer.getBasicRemote().sendText(text); } }||0", "for (Session peer : PEERS) { if (peer == client) { peer.getBasicRemote().sendText(text); } }||0",
			"for (Session peer : PEERS) { if (peer.isOpen()) { peer.getBasicRemote().sendText(text); break; } }||0", "for (Session peer : PEERS) { client.getBasicRemote().sendText(text); }||0", "send(client, text);|private void send(Session peer, String text) throws Exception { peer.getBasicRemote().sendText(text); }|0",
			"for (int i = 0; i < 3; i++) { client.getBasicRemote().sendText(text); }||0"})
	void loops(String body, String other, int findings) {
		assertEquals(findings, chat("javax", body, other).findings(RULE).size());
	}

	/** Another interface with the same names. */
	@Test
	void otherClients() {
		assertEquals(0, chat("acme", "for (Session peer : PEERS) { peer.getBasicRemote().sendText(text); }", "").findings(RULE).size());
	}
}
