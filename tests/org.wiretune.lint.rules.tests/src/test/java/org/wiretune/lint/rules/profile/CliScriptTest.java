/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wiretune.lint.Files;
import org.wiretune.lint.FixContract;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.model.platform.Application;

/** Scripts for jboss-cli. */
class CliScriptTest {

	private static final String PATH = "shop/src/main/resources/cli/adjust.cli";
	private static final String RULE = "hot-deploy-scan-fast";

	private static Files script(String text) {
		return new Files().with("shop/pom.xml", "<project/>").with(PATH, text);
	}

	private static Map<String, String> settings(Files files) {
		Map<String, String> settings = new TreeMap<>();
		for (Application application : files.lint().solution().getApplications()) {
			application.getConfiguration().forEach(file -> file.getGroups().forEach(group -> group.getSettings().forEach(setting -> {
				settings.put(group.getKind() + ' ' + group.getName() + ' ' + setting.getName(), setting.effective());
				assertEquals(setting.getValue(), files.text(PATH).substring(setting.getOrigin().offset(), setting.getOrigin().end()));
			})));
		}
		return settings;
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=1000)",
			"/subsystem=deployment-scanner/scanner=default:write-attribute(name=\"scan-interval\", value=\"1000\")",
			"  /profile=full/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval, value=1000)",
			"/subsystem=deployment-scanner/scanner=two:add(path=more,scan-interval=1000)",
			"/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=${env.SCAN:1000})" })
	void operations(String line) {
		Finding finding = script(line + "\n").finding(RULE);
		assertEquals("1,000".replace(",", ""), finding.measured().replace(",", ""));
		assertTrue(finding.message().contains("adjust.cli"), finding.message());
		assertEquals(List.of(), script(line.replace("1000", "5000") + "\n").findings(RULE));
		assertEquals(1, script(line.replace("1000", "4999") + "\n").findings(RULE).size());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', quoteCharacter = '`', value = {
			"# /subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=1000)",
			"/subsystem=deployment-scanner/scanner=default:read-attribute(name=scan-interval)",
			"/subsystem=deployment-scanner/scanner=default:undefine-attribute(name=scan-interval)",
			"/subsystem=other/scanner=default:write-attribute(name=scan-interval,value=1000)",
			"/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval)",
			"echo /subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=1000)" })
	void looksAlike(String line) {
		Files files = script(line + "\n");
		assertEquals(List.of(), files.findings(RULE));
		assertEquals(List.of(), files.lint().problems());
	}

	@Test
	void theLastOneCounts() {
		String line = "/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=";
		assertEquals(List.of(), script(line + "1000)\n" + line + "60000)\n").findings(RULE));
	}

	@Test
	void fixWritesIntoTheOperation() {
		Files files = script("/subsystem=deployment-scanner/scanner=default:write-attribute(name=scan-interval,value=1000)\n");
		FixContract.verify(files, RULE + "/slower", Map.of(PATH, Map.of("value=1000", "value=60000")));
	}

	@Test
	void dataSourcesPoolsAndHandlers() {
		Map<String, String> settings = settings(script("""
				data-source add --name=shop --driver-name=psql --jndi-name=java:/Shop \\
				--connection-url=jdbc:postgresql://localhost:5432/shop \\
				--max-pool-size=50
				if (outcome == success) of /subsystem=datasources:read-resource
				  /subsystem=datasources/data-source=shop:write-attribute(name=prepared-statements-cache-size,value=64)
				end-if
				/subsystem=ejb3/strict-max-bean-instance-pool=slsb:add(max-pool-size=20,timeout=5)
				/subsystem=logging/async-handler=ASYNC:add(level=INFO,queue-length=1024,overflow-action=BLOCK,subhandlers=[FILE,CONSOLE])
				"""));
		assertEquals("50", settings.get("wildfly.datasources.data-source shop max-pool-size"));
		assertEquals("psql", settings.get("wildfly.datasources.data-source shop driver"));
		assertEquals("64", settings.get("wildfly.datasources.data-source shop prepared-statement-cache-size"));
		assertEquals("5", settings.get("wildfly.ejb3.strict-max-pool slsb instance-acquisition-timeout"));
		assertEquals("BLOCK", settings.get("wildfly.logging.async-handler ASYNC overflow-action"));
		assertEquals("1024", settings.get("wildfly.logging.async-handler ASYNC queue-length"));
	}

	@Test
	void anOperationThatIsNotClosedIsTold() {
		List<ReadProblem> problems = script("/subsystem=io/worker=default:write-attribute(name=task-max-threads,value=50\n/subsystem=io/worker=default:write-attribute(name=io-threads,value=4)\n").lint().problems();
		assertEquals(1, problems.size());
		assertEquals(ReadProblem.Kind.NOT_UNDERSTOOD, problems.get(0).kind());
	}
}
