/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;

import org.junit.jupiter.api.Test;
import org.wiretune.servers.host.ServerAccess;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.own.BeanBrowser;
import org.wiretune.servers.own.BeanEntry;
import org.wiretune.servers.own.BeanFigure;
import org.wiretune.servers.own.OwnGauge;
import org.wiretune.servers.own.OwnGaugeForm;
import org.wiretune.servers.own.OwnUnit;
import org.wiretune.servers.tests.metrics.ChildJvm;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** What a program offers, and the form that makes a gauge of it. */
class BeanBrowserTest {

	private static BeanEntry entry(List<BeanEntry> entries, String name) {
		return entries.stream().filter(each -> each.name().toString().equals(name)).findFirst().orElseThrow();
	}

	private static BeanFigure figure(BeanEntry entry, String label) {
		return entry.figures().stream().filter(each -> each.label().equals(label)).findFirst().orElseThrow();
	}

	@Test
	void aRealProgramOffersNumbersAndItemsOfComposites() throws Exception {
		try (ChildJvm child = ChildJvm.managed(List.of()); BeanBrowser browser = BeanBrowser.open(new ServerAccess(), new JvmTarget(child.pid(), "child"))) {
			List<BeanEntry> entries = browser.beans(() -> false);
			BeanEntry memory = entry(entries, "java.lang:type=Memory");
			assertEquals("", figure(memory, "HeapMemoryUsage.used").value());
			assertFalse(memory.figures().stream().anyMatch(each -> each.attribute().equals("ObjectName")), "no text");
			assertTrue(Long.parseLong(figure(browser.valued(memory), "HeapMemoryUsage.used").value()) > 0);
			OwnGaugeForm form = OwnGaugeForm.of(memory, figure(memory, "HeapMemoryUsage.used"));
			assertEquals("HeapMemoryUsage.used=java.lang:type=Memory#HeapMemoryUsage.used; unit bytes", form.gauge().toString());
			BeanEntry pool = entry(entries, "org.wiretune:type=ThreadPool,name=SCA");
			assertEquals("SCA ActiveCount", OwnGaugeForm.of(pool, figure(pool, "ActiveCount")).name());
		}
	}

	@Test
	void whatEndsOrIsCancelledIsNoFailure() throws Exception {
		ScriptedProcess process = new ScriptedProcess(1);
		process.bean("shop:type=Cart").with("Items", 3L).with("Name", "Cart");
		try (BeanBrowser browser = BeanBrowser.open(process, new JvmTarget(4711, "Shop"))) {
			BeanEntry cart = entry(browser.beans(() -> false), "shop:type=Cart");
			assertEquals(List.of(), browser.beans(() -> true));
			assertEquals("3", figure(browser.valued(cart), "Items").value());
			BeanEntry gone = new BeanEntry(OwnGauge.bean("shop:type=Till"), "", cart.figures());
			assertEquals(gone, browser.valued(gone), "there is no such MBean any more");
		}
	}

	@Test
	void theFormSaysWhatIsMissing() {
		OwnGaugeForm form = new OwnGaugeForm("Items", java.util.Optional.empty(), "", "", OwnUnit.COUNT, false, OwnGaugeForm.Bound.ABOVE, "lots", 10, Set.of());
		assertTrue(assertThrows(IllegalArgumentException.class, form::gauge).getMessage().startsWith("Choose a number in the tree"));
		OwnGaugeForm chosen = new OwnGaugeForm("Items", java.util.Optional.of(OwnGauge.bean("shop:type=Cart")), "Items", "", OwnUnit.COUNT, false, OwnGaugeForm.Bound.ABOVE, "lots", 10, Set.of());
		assertEquals("\"lots\" is no limit; write a number of 0 or more, such as 200 or 0.5.", assertThrows(IllegalArgumentException.class, chosen::gauge).getMessage());
		OwnGaugeForm right = new OwnGaugeForm("Items", chosen.bean(), "Items", "", OwnUnit.COUNT, false, OwnGaugeForm.Bound.BELOW, "1,500", 10, Set.of());
		assertEquals("Items=shop:type=Cart#Items; below 1500 for 10 s", right.gauge().toString());
		assertEquals(right.gauge(), OwnGaugeForm.of(right.gauge()).gauge());
	}
}
