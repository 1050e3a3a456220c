/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.composite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;

import org.junit.jupiter.api.Test;
import org.wiretune.lint.JavaFacts;
import org.wiretune.model.platform.AsynchronousCall;
import org.wiretune.model.platform.AsynchronousCallLoop;
import org.wiretune.model.platform.CodeFact;

class AsynchronousCallFactsTest {

	private static String sender(String body) {
		return """
				package impl;
				import com.ibm.websphere.sca.*;
				class Sender {
					static final int LOOPS = 400;
					static final int BYTES = 1024 * 1024;
				%s
				}
				""".formatted(body);
	}

	private static List<AsynchronousCall> calls(String body) {
		return JavaFacts.read(sender(body), AsynchronousCall.class);
	}

	private static List<AsynchronousCallLoop> loops(String body) {
		return JavaFacts.read(sender(body), AsynchronousCallLoop.class);
	}

	@Test
	void ticketCollectedAtOnce() {
		AsynchronousCall call = calls("""
				Object ask(DataObject in) {
					Service service = (Service) ServiceManager.INSTANCE.locateService("StockPartner");
					Ticket ticket = service.invokeAsync("ask", in);
					return service.invokeResponse(ticket, Service.WAIT);
				}
				""").get(0);
		assertTrue(call.isCollectedAtOnce());
		assertEquals("StockPartner", call.getReference());
		assertEquals("Sender.ask", call.getName());
	}

	@Test
	void collectedBehindALogLineOrInATry() {
		assertTrue(calls("""
				Object ask() {
					Ticket ticket = locateService_StockPartner().invokeAsync("ask", in);
					log.info("sent");
					try {
						return locateService_StockPartner().invokeResponse(ticket, 1000);
					} catch (Exception e) { return null; }
				}
				Service locateService_StockPartner() { return (Service) ServiceManager.INSTANCE.locateService("StockPartner"); }
				""").get(0).isCollectedAtOnce());
	}

	@Test
	void referenceBehindAMethodOfTheClass() {
		assertEquals("StockPartner", calls("""
				void tell() { service().invokeAsync("tell", in); }
				private Service service() { return (Service) new ServiceManager().locateService("StockPartner"); }
				""").get(0).getReference());
	}

	@Test
	void workInBetweenIsARealUse() {
		AsynchronousCall call = calls("""
				Object ask() {
					Ticket ticket = service.invokeAsync("ask", in);
					compute();
					return service.invokeResponse(ticket, Service.WAIT);
				}
				""").get(0);
		assertFalse(call.isCollectedAtOnce());
		assertTrue(call.isCollected());
	}

	@Test
	void severalAtATimeAreARealUse() {
		assertTrue(calls("""
				Object ask() {
					Ticket first = one.invokeAsync("ask", in);
					Ticket second = two.invokeAsync("ask", in);
					return join(one.invokeResponse(first, 10), two.invokeResponse(second, 10));
				}
				""").stream().noneMatch(AsynchronousCall::isCollectedAtOnce));
	}

	@Test
	void neverCollectedAndCallbackAreDeliberate() {
		AsynchronousCall call = calls("void tell() { service.invokeAsync(\"tell\", in); }").get(0);
		assertFalse(call.isCollectedAtOnce());
		assertFalse(call.isCollected());
		assertNull(call.getReference());
		assertFalse(calls("void tell() { Ticket ticket = service.invokeAsyncWithCallback(\"tell\", in); service.invokeResponse(ticket, 1); }").get(0).isCollectedAtOnce());
	}

	@Test
	void aCastBeforeTheCallIsSeenThrough() {
		AsynchronousCall call = calls("""
				Object ask() {
					Ticket ticket = (Ticket) ((Service) ServiceManager.INSTANCE.locateService("StockPartner")).invokeAsync("ask", in);
					DataObject answer = (DataObject) service.invokeResponse(ticket, 5000);
					return answer;
				}
				""").get(0);
		assertTrue(call.isCollectedAtOnce());
		assertTrue(call.isCollected());
		assertEquals("StockPartner", call.getReference());
	}

	@Test
	void collectedIsDecidedCallByCall() {
		List<AsynchronousCall> calls = calls("""
				void tell() { Ticket sent = (Ticket) service.invokeAsync("tell", in); if (sent != null) { log.info("sent"); } }
				Object ask() { Ticket ticket = service.invokeAsync("ask", in); return service.invokeResponse(ticket, Service.WAIT); }
				void forget() { service.invokeAsync("tell", in); }
				void keep() { tickets.add(service.invokeAsync("ask", in)); }
				void hand() { Ticket ticket = service.invokeAsync("ask", in); await(ticket); }
				void store() { field = service.invokeAsync("ask", in); }
				""");
		assertEquals(List.of(false, true, false, true, true, true), calls.stream().map(AsynchronousCall::isCollected).toList());
	}

	@Test
	void aReferenceIsFollowedThroughAFieldThatIsFilledLater() {
		assertEquals("StockPartner", calls("""
				private Service stock = null;
				Service locateService_StockPartner() {
					if (stock == null) { stock = (Service) ServiceManager.INSTANCE.locateService("StockPartner"); }
					return stock;
				}
				void tell() { stock.invokeAsync("tell", in); }
				""").get(0).getReference());
	}

	private static List<String> synchronous(String body) {
		return JavaFacts.read(sender(body), CodeFact.class).stream().filter(fact -> fact.getKind().equals("synchronous-service-call")).map(fact -> fact.detail("reference").getValue()).toList();
	}

	@Test
	void synchronousCalls() {
		assertEquals(List.of("A"), synchronous("Object ask() { return ((Service) ServiceManager.INSTANCE.locateService(\"A\")).invoke(\"ask\", in); }"));
		assertEquals(List.of("A"), synchronous("Object ask() { return locateService_A().ask(in); } Stock locateService_A() { return (Stock) ServiceManager.INSTANCE.locateService(\"A\"); }"));
		assertEquals(List.of(), synchronous("Object ask() { return method.invoke(in); }"));
		assertEquals(List.of(), synchronous("void tell() { locateService_A().askAsync(in); } StockAsync locateService_A() { return (StockAsync) ServiceManager.INSTANCE.locateService(\"A\"); }"));
	}

	@Test
	void generatedStub() {
		AsynchronousCall call = calls("""
				Object ask() {
					Ticket ticket = stub.askAsync(in);
					return stub.askResponse(ticket, Service.WAIT);
				}
				""").get(0);
		assertTrue(call.isCollectedAtOnce());
	}

	@Test
	void otherLibrariesAreNone() {
		assertTrue(JavaFacts.read("import com.acme.Client; class A { void a() { client.invokeAsync(\"a\", b); } }", AsynchronousCall.class).isEmpty());
	}

	@Test
	void loopWithConstantsInAnotherMethod() {
		String text = sender("""
				void send() {
					for (int number = 1; number <= LOOPS; number++) {
						tickets.add(service.invokeAsync("process", request(number)));
					}
				}
				DataObject request(int number) {
					DataObject object = factory.create();
					object.setBytes("payload", new byte[BYTES]);
					return object;
				}
				""");
		AsynchronousCallLoop loop = JavaFacts.read(text, AsynchronousCallLoop.class).get(0);
		assertEquals(400L, loop.getLoops().asNumber());
		assertEquals("400", text.substring(loop.getLoops().getOrigin().offset(), loop.getLoops().getOrigin().end()));
		assertEquals(1048576L, loop.getObjectBytes().asNumber());
		assertEquals("Sender.send", loop.getName());
	}

	@Test
	void countsLoops() {
		assertEquals(10L, loops("void send() { for (int i = 0; i < 10; i++) { s.invokeAsync(\"p\", new char[100]); } }").get(0).getLoops().asNumber());
		assertEquals(200L, loops("void send() { for (int i = 0; i < 10; ++i) { s.invokeAsync(\"p\", new char[100]); } }").get(0).getObjectBytes().asNumber());
		assertEquals(60L, loops("void send() { for (int j = 0; j < 6; j++) for (int i = 1; i <= 10; i++) { s.invokeAsync(\"p\", in); } }").get(0).getLoops().asNumber());
		assertNull(loops("void send(int n) { for (int i = 0; i < n; i++) { s.invokeAsync(\"p\", in); } }").get(0).getLoops());
		assertNull(loops("void send() { while (more()) { s.invokeAsync(\"p\", in); } }").get(0).getLoops());
		assertNull(loops("void send() { for (int i = 0; i < 10; i += 2) { s.invokeAsync(\"p\", in); } }").get(0).getLoops());
	}

	@Test
	void loopThatWaitsPilesUpNothing() {
		assertTrue(loops("void send() { for (int i = 0; i < 10; i++) { Ticket t = s.invokeAsync(\"p\", in); s.invokeResponse(t, 1); } }").isEmpty());
		assertTrue(loops("void send() { for (int i = 0; i < 10; i++) { Ticket t = s.invokeAsync(\"p\", in); work(); s.invokeResponse(t, 1); } }").isEmpty());
	}
}
