/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.analysis.alarm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.source.FolderTree;
import org.wiretune.perf.alarm.Alarm;
import org.wiretune.servers.alarms.AlarmEngine;
import org.wiretune.servers.gauges.ServerTables;
import org.wiretune.servers.metrics.MetricKey;
import org.wiretune.servers.metrics.TableFile;
import org.wiretune.servers.metrics.TableTexts;

/** An alarm whose row names the setting leads to the line that states it, by the kind of the group, the key, and the name of the group. */
class StatedSettingTest {

	private static final String FILE = "server/standalone/configuration/standalone-full.xml";

	@TempDir
	Path folder;

	@BeforeEach
	void files() throws IOException {
		write(FILE, """
				<?xml version="1.0" encoding="UTF-8"?>
				<server xmlns="urn:jboss:domain:20.0">
				  <profile>
				    <subsystem xmlns="urn:jboss:domain:ejb3:10.0">
				      <pools>
				        <bean-instance-pools>
				          <strict-max-pool name="orders" max-pool-size="10" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/>
				          <strict-max-pool name="mails" max-pool-size="12" instance-acquisition-timeout="5" instance-acquisition-timeout-unit="MINUTES"/>
				        </bean-instance-pools>
				      </pools>
				    </subsystem>
				  </profile>
				</server>
				""");
		write("app/src/main/resources/application.properties", """
				spring.datasource.url=jdbc:postgresql://db/perf
				spring.datasource.hikari.maximum-pool-size=8
				""");
	}

	private void write(String path, String text) throws IOException {
		Path file = folder.resolve(path);
		Files.createDirectories(file.getParent());
		Files.writeString(file, text);
	}

	private Reading read() throws IOException {
		return Linter.lint(new FolderTree(folder), LintOptions.of(RuleRegistry.standard().rules()), Cancellation.NEVER, LintListener.NONE).reading();
	}

	private static Alarm alarm(String each, String demand, String group, String key, Map<MetricKey, Double> values) {
		TableFile file = TableFile.of("mine.json", new StringReader("""
				{"metrics": [
				  {"id": "my.busy", "mbean": "my:type=Pool,name=*", "attribute": "Busy", "instance": "name"},
				  {"id": "my.waiting", "mbean": "my:type=Pool,name=*", "attribute": "Waiting", "instance": "name"}],
				 "alarms": [{"id": "my.full", %s "observed": "my.busy", "limit": "5", %s "setting": ["%s", "%s"], "message": "Pool {0} is full: {1}."}]}""".formatted(each, demand, group, key)),
				TableTexts.NONE);
		AlarmEngine engine = new AlarmEngine(ServerTables.standard().with(file).alarms());
		for (int second = 1; second <= 5; second++) {
			engine.add(second * 1000L, values);
		}
		return engine.active().stream().filter(every -> every.id().equals("my.full")).findFirst().orElseThrow();
	}

	private static Alarm ofPool(String instance, String demand) {
		Map<MetricKey, Double> values = new HashMap<>();
		values.put(new MetricKey("my.busy", instance), 12.0);
		values.put(new MetricKey("my.waiting", instance), 3.0);
		return alarm("\"each\": \"my.busy\",", demand, "wildfly.ejb3.strict-max-pool", "max-pool-size", values);
	}

	private String place(Finding finding) throws IOException {
		String path = finding.origin().path();
		// Paths begin with the folder that is read.
		return path.substring(path.indexOf('/') + 1) + ": " + Files.readAllLines(folder.resolveSibling(path)).get(finding.origin().line() - 1).strip();
	}

	@Test
	void theGroupOfTheInstanceIsFoundAndTheDemandProposed() throws IOException {
		Reading reading = read();
		List<Finding> findings = AlarmFindings.of(reading, ofPool("mails", "\"demand\": \"my.busy + my.waiting\","));
		assertEquals(1, findings.size(), findings.toString());
		Finding finding = findings.get(0);
		assertEquals("my.full", finding.ruleId());
		assertTrue(place(finding).startsWith(FILE + ": <strict-max-pool name=\"mails\""), place(finding));
		assertTrue(finding.message().startsWith("Pool mails is full: 12.") && finding.message().contains("12."), finding.message());
		assertEquals("15", finding.fixes().get(0).changes().get(0).replacement());
		assertEquals("12", Files.readString(folder.resolve(FILE)).substring(finding.fixes().get(0).changes().get(0).offset(), finding.fixes().get(0).changes().get(0).end()));
	}

	/** Nobody but the row knows which way the setting mends the alarm. */
	@Test
	void withoutADemandNothingIsProposed() throws IOException {
		Finding finding = AlarmFindings.of(read(), ofPool("orders", "")).get(0);
		assertTrue(place(finding).contains("name=\"orders\""), place(finding));
		assertEquals(List.of(), finding.fixes());
	}

	@Test
	void aNameThatNoGroupHasLeadsNowhere() throws IOException {
		assertEquals(List.of(), AlarmFindings.of(read(), ofPool("invoices", "")));
	}

	@Test
	void withoutAnInstanceAllGroupsOfTheKindAreMeant() throws IOException {
		Alarm whole = alarm("", "", "wildfly.ejb3.strict-max-pool", "max-pool-size", Map.of(MetricKey.of("my.busy"), 12.0));
		assertEquals(2, AlarmFindings.of(read(), whole).size());
	}

	@Test
	void aGroupWithoutANameIsTheOneOfEveryInstance() throws IOException {
		Alarm pool = alarm("\"each\": \"my.busy\",", "\"demand\": \"13\",", "spring-boot.datasource.hikari", "maximum-pool-size",
				Map.of(new MetricKey("my.busy", "HikariPool-1"), 8.0));
		List<Finding> findings = AlarmFindings.of(read(), pool);
		assertEquals(1, findings.size(), findings.toString());
		assertEquals("app/src/main/resources/application.properties: spring.datasource.hikari.maximum-pool-size=8", place(findings.get(0)));
		assertEquals("13", findings.get(0).fixes().get(0).changes().get(0).replacement());
	}

	/** HikariCP numbers pools that no file names; where there is one data source, it is that, whoever tells of the pool. */
	@ParameterizedTest
	@ValueSource(strings = { "hikari", "micrometer.hikari" })
	void aPoolThatNoFileNamesIsTheOnlyOne(String family) throws IOException {
		String pool = "HikariPool-1";
		AlarmEngine engine = new AlarmEngine(ServerTables.standard().alarms());
		for (int second = 1; second <= 5; second++) {
			engine.add(second * 1000L, Map.of(new MetricKey(family + ".active", pool), 8.0, new MetricKey(family + ".maximum", pool), 8.0, new MetricKey(family + ".waiting", pool), 4.0));
		}
		Alarm waiting = engine.active().stream().filter(every -> every.id().equals("ds-pool-waiters-thread-dump")).findFirst().orElseThrow();
		List<Finding> findings = AlarmFindings.of(read(), waiting);
		assertEquals(1, findings.size(), findings.toString());
		assertEquals("app/src/main/resources/application.properties: spring.datasource.hikari.maximum-pool-size=8", place(findings.get(0)));
		assertEquals("12", findings.get(0).fixes().get(0).changes().get(0).replacement());
	}

	@Test
	void aKindOrKeyThatNoTableHasLeadsNowhere() throws IOException {
		Map<MetricKey, Double> busy = Map.of(MetricKey.of("my.busy"), 12.0);
		assertEquals(List.of(), AlarmFindings.of(read(), alarm("", "", "acme.engine", "maximum-polls", busy)));
		assertEquals(List.of(), AlarmFindings.of(read(), alarm("", "", "wildfly.ejb3.strict-max-pool", "colour", busy)));
	}
}
