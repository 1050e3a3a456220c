/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wiretune.lint.finding.ReadProblem;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.format.table.TextTableFormat;
import org.wiretune.model.platform.ConfigurationFile;
import org.wiretune.model.settings.Setting;
import org.wiretune.model.settings.SettingState;

/** What the tables say of files that are no XML. */
class TextTableFormatTest {

	private static Map<String, Setting> sample(String path) {
		return Read.settings(path, TextSamples.files().get(path));
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = {
			"shop/src/main/resources/application.properties | null spring-boot.datasource.hikari HikariCP pool maximum-pool-size | 30",
			"shop/src/main/resources/application.properties | null spring-boot.datasource.hikari HikariCP pool minimum-idle | 5",
			"shop/src/main/resources/application.properties | null spring-boot.jpa.hibernate Hibernate hibernate.jdbc.batch_size | 20",
			"shop/src/main/resources/application.properties | null spring-boot.server.tomcat Tomcat threads.max | 150",
			"shop/src/main/resources/application.properties | spring-boot.logging.logger org.hibernate.SQL level | debug",
			"shop/src/main/resources/application.properties | test spring-boot.datasource.hikari HikariCP pool maximum-pool-size | 3",
			"shop/src/main/resources/application-prod.properties | prod spring-boot.datasource.hikari HikariCP pool maximum-pool-size | 60",
			"yard/src/main/resources/application.yml | null spring-boot.datasource.hikari HikariCP pool maximum-pool-size | 40",
			"yard/src/main/resources/application.yml | null spring-boot.jpa.hibernate Hibernate hibernate.jdbc.batch_size | 25",
			"yard/src/main/resources/application.yml | null spring-boot.jpa.hibernate Hibernate hibernate.order_inserts | true",
			"yard/src/main/resources/application.yml | null spring-boot.jpa Java Persistence open-in-view | false",
			"yard/src/main/resources/application.yml | null spring-boot.server Web server port | 8080",
			"yard/src/main/resources/application.yml | spring-boot.logging.logger org.hibernate.SQL level | DEBUG",
			"yard/src/main/resources/application.yml | test spring-boot.datasource.hikari HikariCP pool maximum-pool-size | 2",
			"ship/src/main/resources/application.properties | null quarkus.datasource Data source jdbc.max-size | 16",
			"ship/src/main/resources/application.properties | quarkus.datasource.named users jdbc.max-size | 8",
			"ship/src/main/resources/application.properties | quarkus.datasource.named stock jdbc.min-size | 2",
			"ship/src/main/resources/application.properties | quarkus.datasource.named stock jdbc.max-size | 20",
			"ship/src/main/resources/application.properties | quarkus.log.category org.hibernate level | DEBUG",
			"ship/src/main/resources/application.properties | test quarkus.datasource Data source jdbc.max-size | 4",
			"port/src/main/resources/application.yaml | null quarkus.datasource Data source jdbc.max-size | 12",
			"port/src/main/resources/application.yaml | quarkus.datasource.named users jdbc.max-size | 6",
			"port/src/main/resources/application.yaml | quarkus.log.category org.hibernate level | TRACE",
			"port/src/main/resources/application.yaml | dev quarkus.datasource Data source jdbc.max-size | 3",
			"old/src/main/resources/hibernate.properties | hibernate.show_sql | true",
			"old/src/main/resources/log4j.properties | log4j.appender.file FILE BufferedIO | true",
			"old/src/main/resources/log4j.properties | log4j.appender.file FILE ImmediateFlush | true",
			"old/src/main/resources/log4j.properties | log4j.appender.console CONSOLE ConversionPattern | %d %-5p [%c] %C.%M(%F:%L) %m%n",
			"old/src/main/resources/log4j.properties | log4j.logger org.hibernate level | WARN",
			"old/src/main/resources/log4j2.properties | log4j2.appender.file rolling immediateFlush | false",
			"old/src/main/resources/log4j2.properties | log4j2.appender.console out name | OUT",
			"old/src/main/resources/log4j2.properties | log4j2.logger sql level | debug",
			"old/src/main/resources/log4j2.properties | log4j2.root.appender-ref rolling ref | FILE",
			"old/src/main/resources/logging.properties | java-logging.console Console handler level | FINE",
			"old/src/main/resources/logging.properties | java-logging.logger com.example.shop level | FINEST",
			"old/src/main/resources/logging.properties | java-logging.root Root logger .level | INFO",
			"db/my.cnf | mysql.server Server max_allowed_packet | 2M", "db/my.cnf | mysql.client Client max_allowed_packet | 16M",
			"db/my.cnf | mysql.server Server innodb_buffer_pool_size | 4G", "db/my.cnf | mysql.server Server max_connections | 200",
			"db/postgresql.conf | max_connections | 200", "db/postgresql.conf | work_mem | 64MB", "db/postgresql.conf | log_statement | it's", "db/postgresql.conf | fsync | on",
			"mq/QM1/qm.ini | mq.log Log LogPrimaryFiles | 10", "mq/QM1/qm.ini | mq.log Log LogSecondaryFiles | 2", "mq/QM1/qm.ini | MQIBindType | FASTPATH",
			"mq/QM1/qm.ini | DefaultQBufferSize | 1048576",
			"etc/sysctl.conf | net.core.somaxconn | 1024", "etc/sysctl.conf | vm.nr_hugepages | 6144", "etc/sysctl.conf | kernel.shmmax | 68719476736",
			"etc/security/limits.conf | linux.limits jboss soft memlock | 12582912", "etc/security/limits.conf | linux.limits jboss hard memlock | unlimited",
			"etc/security/limits.conf | linux.limits @dba hard nofile | 65536", "etc/security/limits.conf | linux.limits @dba soft nofile | 65536",
			"zone/etc/system | kernel_cage_enable | 0", "zone/etc/system | ip:ip_soft_rings_cnt | 16", "zone/etc/system | semsys:seminfo_semmni | 24576",
			"zone/etc/init.d/nettune | tcp_conn_req_max_q | 16384", "zone/etc/init.d/nettune | tcp_xmit_hiwat | 131072",
			"db/tune.sh | db2.registry Registry variables DB2_KEEPTABLELOCK | CONNECTION", "db/tune.sh | db2.manager Database manager configuration DIAGLEVEL | 1",
			"db/tune.sh | db2.database SHOP MAXLOCKS | 100", "db/tune.sh | db2.database SHOP LOGFILSIZ | 8000", "db/tune.sh | db2.database SHOP NUM_IOCLEANERS | 4",
			"db/tune.sh | db2.database SHOP LOCKLIST | 50000",
			"db/tune.db2 | db2.database SHOP LOGSECOND | 12", "db/tune.db2 | NUM_POOLAGENTS | 500", "etc/yum.repos.d/debug.repo | rhel-debuginfo enabled | 1" })
	void valuesInTheWordsOfTheProduct(String path, String way, String value) {
		assertEquals(value, Read.one(sample(path), ' ' + way).getValue());
	}

	@ParameterizedTest
	@CsvSource({ "db/my.cnf,max_allowed_packet,2097152", "db/postgresql.conf,shared_buffers,1073741824", "db/postgresql.conf,max_wal_size,2147483648",
			"etc/security/limits.conf,soft memlock,12884901888", "db/my.cnf,innodb_buffer_pool_size,4294967296" })
	void sizesInBytes(String path, String name, long bytes) {
		assertEquals(bytes, sample(path).entrySet().stream().filter(entry -> entry.getKey().endsWith("Server " + name) || entry.getKey().endsWith(' ' + name)).filter(entry -> !entry.getKey().contains("Client"))
				.findFirst().orElseThrow().getValue().asBytes());
	}

	@Test
	void aDefaultNamesItsDocument() {
		Setting acquisition = Read.one(sample("ship/src/main/resources/application.properties"), "null quarkus.datasource Data source jdbc.acquisition-timeout");
		assertEquals(SettingState.DEFAULTED, acquisition.getState());
		assertEquals(5000L, acquisition.asMilliseconds());
		assertTrue(acquisition.getDefaultSource().contains("Quarkus"));
	}

	@Test
	void aProfileSaysOnlyWhatItStates() {
		sample("shop/src/main/resources/application.properties").forEach((way, setting) -> assertTrue(setting.isSet() || way.contains(" null "), way));
		FileParts parts = Read.parts("shop/application.properties", TextSamples.files().get("shop/src/main/resources/application.properties"));
		assertEquals(List.of("null", "test"), parts.elements().stream().map(ConfigurationFile.class::cast).filter(file -> file.getKind().startsWith("spring-boot")).map(file -> String.valueOf(file.getScope())).toList());
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "i18n/application.properties | greeting=hello", "x/logging.properties | a=b", "x/log4j.properties | a=b", "ci/build.sh | echo update db cfg for X",
			"x/application.yml | greeting: hello", "x/log4j2.properties | log4j.rootLogger=INFO", "x/hibernate.properties | a.b=c", "x/tune.db2 | SELECT * FROM T", "x/some.repo | x=y" })
	void aFileOfAnotherKindIsPassedOver(String path, String text) {
		assertTrue(Read.parts(path, text).isEmpty(), path);
	}

	@Test
	void filesOfOneNameAreToldApartByTheirKeys() {
		assertEquals(List.of("quarkus-properties"), kinds("a/application.properties", "quarkus.http.port=1"));
		assertEquals(List.of("spring-boot-properties"), kinds("a/application.properties", "spring.jpa.open-in-view=false"));
		assertEquals(List.of("log4j2-properties"), kinds("a/log4j2.properties", "rootLogger.level=info"));
	}

	/** {@code spring.config.name} gives the configuration of an application another name. */
	@Test
	void aConfigurationOfSpringBootMayHaveAnotherName() {
		assertEquals(List.of("spring-boot-named-yaml"), kinds("shop/src/main/resources/shop.yml", "spring:\n  datasource:\n    url: x\n"));
		assertEquals(List.of("spring-boot-named-properties"), kinds("shop/src/main/resources/config/shop.properties", "spring.jpa.open-in-view=false"));
		assertEquals(List.of("spring-boot-yaml"), kinds("shop/src/main/resources/application.yml", "spring:\n  datasource:\n    url: x\n"));
		assertEquals(List.of(), kinds("shop/src/main/resources/messages.properties", "spring=The season\nserver.down=The server is down."));
		assertEquals(List.of(), kinds("shop/deploy/shop.yml", "spring:\n  datasource:\n    url: x\n"), "a template of a deployment is not what the application reads");
		Map<String, Setting> named = Read.settings("shop/src/main/resources/shop.yml", "spring:\n  datasource:\n    hikari:\n      maximumPoolSize: \"${POOL:16}\"\n");
		assertEquals("${POOL:16}", Read.one(named, "maximum-pool-size").getValue());
	}

	private static List<String> kinds(String path, String text) {
		return Read.parts(path, text).elements().stream().map(part -> ((ConfigurationFile) part).getKind()).toList();
	}

	@Test
	void whatCannotBeWrittenHasNoPlace() {
		Map<String, Setting> flow = Read.settings("a/application.yml", "spring: {datasource: {url: x}}\nserver:\n  port: 1\n");
		assertEquals(SettingState.DEFAULTED, Read.one(flow, "hikari HikariCP pool maximum-pool-size").getState(), "what flow style holds is read");
		assertNull(Read.one(flow, "hikari HikariCP pool maximum-pool-size").getInsertion(), "no line is put between brackets");
		Map<String, Setting> blocked = Read.settings("a/application.yml", "spring:\n  datasource:\n    url: x\n    hikari: {minimum-idle: 3}\n");
		assertNull(Read.one(blocked, "maximum-pool-size").getInsertion());
		Map<String, Setting> continued = Read.settings("a/hibernate.properties", "hibernate.show_sql=tr\\");
		assertNull(Read.one(continued, "hibernate.order_inserts").getInsertion());
	}

	@ParameterizedTest
	@ValueSource(strings = { "hikari: {<<: *shared, minimum-idle: 3}", "hikari: *shared", "hikari:\n      <<: *shared", "hikari:\n      maximum-pool-size: {{ size }}", "hikari:\n      maximum-pool-size:",
			"hikari:\n      maximum-pool-size: 5\n        0", "hikari:\n    - maximum-pool-size: 5" })
	void whatIsPassedOverHasNeitherDefaultNorPlace(String hikari) {
		Setting size = Read.one(Read.settings("a/application.yml", "spring:\n  datasource:\n    url: x\n    " + hikari + "\nserver:\n  port: 1\n"), "hikari HikariCP pool maximum-pool-size");
		assertEquals(SettingState.ABSENT, size.getState());
		assertNull(size.getValue());
		assertNull(size.getInsertion());
	}

	@Test
	void theStyleOfTheFileIsKept() {
		String cnf = TextSamples.files().get("db/my.cnf");
		Setting missing = Read.one(sample("db/my.cnf"), "mysql.server Server sync_binlog");
		assertTrue(Read.apply(cnf, missing.getInsertion(), "0").contains("max_connections=200\nsync_binlog=0\n!includedir"));
		String ini = TextSamples.files().get("mq/QM1/qm.ini");
		assertTrue(Read.apply(ini, Read.one(sample("mq/QM1/qm.ini"), "DefaultPQBufferSize").getInsertion(), "1048576").endsWith("TuningParameters:\n   DefaultQBufferSize=1048576\n   DefaultPQBufferSize=1048576\n"));
		Map<String, Setting> bare = Read.settings("q/qm.ini", "Log:\n   LogType=CIRCULAR\n");
		assertEquals("Log:\n   LogType=CIRCULAR\nChannels:\n   MQIBindType=FASTPATH\n", Read.apply("Log:\n   LogType=CIRCULAR\n", Read.one(bare, "MQIBindType").getInsertion(), "FASTPATH"));
		String limits = TextSamples.files().get("etc/security/limits.conf");
		assertTrue(Read.apply(limits, Read.one(sample("etc/security/limits.conf"), "jboss soft nofile").getInsertion(), "9").contains("\njboss      hard    nofile    9".replace("hard", "soft")));
		String yaml = "spring:\n  datasource:\n    url: x\n  jpa:\n    open-in-view: false\n";
		assertEquals("spring:\n  datasource:\n    url: x\n    hikari:\n      maximum-pool-size: 20\n  jpa:\n    open-in-view: false\n",
				Read.apply(yaml, Read.one(Read.settings("a/application.yml", yaml), "maximum-pool-size").getInsertion(), "20"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "spring:\n  datasource:\n    url: \"x\n", "spring:\n  datasource:\n    url: x\n  y: [a, {b\n", "spring:\n  a: 1\n  b: 'c\n" })
	void aValueThatDoesNotEndIsAProblem(String text) {
		FileParts parts = Read.parts("a/application.yml", text);
		assertFalse(parts.problems().size() > 1);
		if (!parts.isEmpty()) {
			assertEquals(ReadProblem.Kind.SYNTAX, parts.problems().getFirst().kind());
			assertTrue(Read.settings(parts).values().stream().allMatch(setting -> setting.getInsertion() == null));
		}
	}

	@Test
	void theTablesUseEverySyntax() {
		TreeSet<String> syntaxes = new TreeSet<>();
		org.wiretune.lint.table.SettingTables.kinds().forEach(kind -> {
			if (kind.syntax() != null) {
				TextSyntaxes.of(kind.syntax());
				new TextTableFormat(kind);
				syntaxes.add(kind.syntax());
			}
		});
		assertEquals(14, syntaxes.size(), syntaxes::toString);
	}
}
