/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.servers.tests.own;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wiretune.perf.alarm.KeptAlarm;
import org.wiretune.servers.RunningServers;
import org.wiretune.servers.gauges.GaugeLimits;
import org.wiretune.servers.gauges.GaugeReading;
import org.wiretune.servers.gauges.GaugeSession;
import org.wiretune.servers.gauges.GaugeState;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.JvmTarget;
import org.wiretune.servers.metrics.MetricConnection;
import org.wiretune.servers.own.OwnGauges;
import org.wiretune.servers.own.OwnTables;
import org.wiretune.servers.tests.metrics.FigureBean;
import org.wiretune.servers.tests.metrics.ManualSchedule;
import org.wiretune.servers.tests.metrics.ScriptedProcess;

/** A gauge of a user is read, shown and watched, also where it is made while the program is watched. */
class OwnTablesTest {

	private final ScriptedProcess process = new ScriptedProcess(1);
	private final ManualSchedule schedule = new ManualSchedule();
	private final FigureBean shop = process.bean("shop:type=Cart").with("Items", 10L).with("Sold", 0L).with("Share", 0.25);
	private String own = "";
	private final GaugeSession session = new GaugeSession(new RunningServers(), target -> OwnTables.with(ServerTables.standard(), OwnGauges.read(own)),
			table -> new MetricConnection(table, process, schedule), GaugeLimits.DEFAULTS, ZoneOffset.UTC, () -> {
			});

	@AfterEach
	void close() {
		session.close();
	}

	private void watch(String gauges) {
		own = gauges;
		session.choose(new JvmTarget(4711, "Shop"));
		schedule.tick();
		schedule.pass(Duration.ofSeconds(2));
	}

	private Map<String, GaugeReading> readings() {
		return session.snapshot().readings().stream().collect(Collectors.toMap(GaugeReading::title, each -> each));
	}

	private List<String> alarms() {
		return session.snapshot().alarms().stream().filter(KeptAlarm::isActive).map(each -> each.alarm().id()).toList();
	}

	@Test
	void aGaugeHasItsUnitAndItsGroup() {
		watch("Items=shop:type=Cart#Items; unit messages\nOf all=shop:type=Cart#Share; unit share");
		GaugeReading items = readings().get("Items");
		assertEquals("10\u00a0messages", items.value().figure().toString());
		assertEquals("Your own", items.group());
		assertEquals(25, readings().get("Of all").value().value());
		assertEquals("No limit set", items.stateText());
	}

	@Test
	void aLimitIsAnAlarmWithItsSentence() {
		watch("Items=shop:type=Cart#Items; above 100 for 3 s");
		assertEquals(GaugeState.NORMAL, readings().get("Items").state());
		shop.with("Items", 120L);
		schedule.pass(Duration.ofSeconds(2));
		assertEquals(GaugeState.WARNING, readings().get("Items").state());
		assertEquals(List.of(), alarms());
		schedule.pass(Duration.ofSeconds(1));
		assertEquals(List.of("Items"), alarms());
		assertEquals("Items was at 120 and had been at or above your limit of 100 for 3 s. Look at the charts of the same seconds; change the limit in the menu of the gauge.",
				session.snapshot().alarms().get(0).alarm().message());
		shop.with("Items", 90L);
		schedule.pass(Duration.ofSeconds(4));
		assertEquals(List.of(), alarms());
	}

	@Test
	void aLeastValueWarnsBelowIt() {
		watch("Items=shop:type=Cart#Items; below 5 for 2 s");
		assertEquals(GaugeState.NORMAL, readings().get("Items").state());
		shop.with("Items", 4L);
		schedule.pass(Duration.ofSeconds(2));
		GaugeReading items = readings().get("Items");
		assertEquals(GaugeState.WARNING, items.state());
		assertEquals("4, below the limit 5", items.warningText());
		assertEquals(List.of("Items"), alarms());
	}

	@Test
	void aCounterIsShownBySecond() {
		watch("Sold=shop:type=Cart#Sold; per second");
		for (int second = 1; second <= 8; second++) {
			shop.with("Sold", 20L * second);
			process.runtime().with("Uptime", 100_000L + second * 1000L);
			schedule.pass(Duration.ofSeconds(1));
		}
		GaugeReading sold = readings().get("Sold");
		assertEquals(20, sold.value().value(), 0.01);
		assertEquals("/s", sold.value().figure().unit());
	}

	@Test
	void aPatternWithOneOpenPropertyIsAGaugeEach() {
		process.bean("shop:type=Queue,name=In").with("Length", 3);
		process.bean("shop:type=Queue,name=Out").with("Length", 4);
		watch("Queue=shop:type=Queue,name=*#Length; above 4 for 1 s\nAll=shop:type=Queue,*#Length");
		assertEquals(3, readings().get("Queue In").value().value());
		assertEquals(4, readings().get("Queue Out").value().value());
		assertEquals(7, readings().get("All").value().value());
		assertTrue(session.snapshot().alarms().get(0).alarm().message().startsWith("Queue of Out was at 4 and"));
	}

	@Test
	void aGaugeThatIsAddedKeepsWhatWasReadAndAlarmsGoOn() {
		watch("Items=shop:type=Cart#Items; above 5 for 1 s");
		assertEquals(List.of("Items"), alarms());
		int before = readings().get("Heap").history().size();
		own += "\nSold=shop:type=Cart#Sold; below 1 for 1 s";
		session.reread();
		schedule.pass(Duration.ofSeconds(2));
		assertEquals(before + 2, readings().get("Heap").history().size());
		assertEquals(List.of("Sold", "Items"), alarms());
		assertEquals(2, session.snapshot().alarms().size(), "the one that went on was not raised anew");

		own = "Sold=shop:type=Cart#Sold";
		session.reread();
		assertEquals(List.of(), alarms());
		schedule.pass(Duration.ofSeconds(6));
		assertFalse(readings().containsKey("Items"));
		assertTrue(readings().containsKey("Sold"));
	}

	@Test
	void whatAProgramDoesNotHaveIsSaid() {
		watch("Nothing=shop:type=Till#Coins\nText=java.lang:type=Runtime#Name");
		assertEquals("This program does not offer shop:type=Till#Coins as a number", readings().get("Nothing").stateText());
		assertEquals("This program does not offer java.lang:type=Runtime#Name as a number", readings().get("Text").stateText());
	}
}
