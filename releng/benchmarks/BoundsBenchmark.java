/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.function.Predicate;

import com.sun.management.OperatingSystemMXBean;

import org.wiretune.lint.Cancellation;
import org.wiretune.lint.LintListener;
import org.wiretune.lint.LintOptions;
import org.wiretune.lint.LintResult;
import org.wiretune.lint.Linter;
import org.wiretune.lint.finding.Finding;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.registry.RuleRegistry;
import org.wiretune.lint.rule.Rule;
import org.wiretune.lint.rule.RuleContext;
import org.wiretune.lint.rule.Telling;
import org.wiretune.lint.source.SourceFile;
import org.wiretune.lint.source.SourceTree;

/**
 * Doubles what one dimension of a workspace holds, twice, and tells for each rule, its fixes, and reading with linking how
 * its processor time grows. The baseline is linear growth: twice the size takes twice the time. Files are made in memory.
 */
public final class BoundsBenchmark {

	/** Growth for a doubling that n log n stays below, with room for noise. */
	private static final double MOST = 2.8;
	/** Shorter times say nothing, in nanoseconds. */
	private static final long LEAST = 60_000_000L;
	private static final long LONGEST = 20_000_000_000L;

	private static final Map<String, IntFunction<Map<String, String>>> DIMENSIONS = new LinkedHashMap<>();

	private BoundsBenchmark() {
	}

	static {
		DIMENSIONS.put("methods of a class", n -> Map.of("Shop/src/shop/Dao.java", dao("Dao", n)));
		DIMENSIONS.put("classes", n -> files(n, i -> "Shop/src/shop/Dao" + i + ".java", i -> dao("Dao" + i, 1)));
		DIMENSIONS.put("beans in a ring", n -> files(n, i -> "Shop/src/shop/Bean" + i + ".java", i -> bean(i, (i + 1) % n)));
		DIMENSIONS.put("edges of injections", n -> files(60, i -> "Shop/src/shop/Bean" + i + ".java", i -> {
			int[] called = new int[Math.min(59, n / 60)];
			for (int k = 0; k < called.length; k++) {
				called[k] = (i + 1 + k) % 60;
			}
			return bean(i, called);
		}));
		DIMENSIONS.put("entities and queries", n -> {
			Map<String, String> files = files(n, i -> "Shop/src/shop/Order" + i + ".java", BoundsBenchmark::entity);
			files.putAll(files(n, i -> "Shop/src/shop/Find" + i + ".java", BoundsBenchmark::query));
			files.put("Shop/src/META-INF/persistence.xml", persistence(1));
			files.put("Shop/pom.xml", "<project/>");
			return files;
		});
		DIMENSIONS.put("persistence units", n -> Map.of("Shop/src/META-INF/persistence.xml", persistence(n), "Shop/pom.xml", "<project/>"));
		DIMENSIONS.put("data sources of JBoss", n -> files(n, i -> "jboss/server/all/deploy/d" + i + "-ds.xml", i -> "<datasources><local-tx-datasource><jndi-name>D" + i
				+ "</jndi-name><connection-url>jdbc:oracle:thin:@db:1521:x</connection-url><min-pool-size>10</min-pool-size><max-pool-size>10</max-pool-size></local-tx-datasource></datasources>\n"));
		DIMENSIONS.put("data sources of Liberty", n -> Map.of("wlp/usr/servers/a/server.xml", "<server>\n" + lines(n, i -> "  <dataSource id=\"d" + i + "\" jndiName=\"jdbc/d" + i
				+ "\"><connectionManager maxPoolSize=\"10\" minPoolSize=\"10\"/><properties.oracle URL=\"jdbc:oracle:thin:@db:1521:x\"/></dataSource>\n") + "</server>\n"));
		DIMENSIONS.put("data sources of WildFly", n -> Map.of("wildfly/standalone/configuration/standalone.xml",
				"<server xmlns=\"urn:jboss:domain:10.0\"><profile><subsystem xmlns=\"urn:jboss:domain:datasources:5.0\"><datasources>\n" + lines(n, i -> "<datasource jndi-name=\"java:/d" + i + "\" pool-name=\"d" + i
						+ "\"><connection-url>jdbc:oracle:thin:@db:1521:x</connection-url><driver>o</driver><pool><min-pool-size>10</min-pool-size><max-pool-size>10</max-pool-size></pool></datasource>\n")
						+ "</datasources></subsystem></profile></server>\n"));
		DIMENSIONS.put("message-driven beans", n -> files(n, i -> "Shop/src/shop/Listener" + i + ".java", i -> "package shop;\nimport javax.ejb.*;\nimport javax.jms.*;\nimport javax.persistence.*;\n@MessageDriven(activationConfig = {@ActivationConfigProperty(propertyName = \"maxSession\", propertyValue = \"30\"), @ActivationConfigProperty(propertyName = \"destination\", propertyValue = \"queue/q"
				+ i + "\")})\npublic class Listener" + i + " implements MessageListener {\n\t@PersistenceContext EntityManager manager;\n\tpublic void onMessage(Message m) {\n\t\tmanager.persist(m);\n\t}\n}\n"));
		DIMENSIONS.put("modules and wires", n -> {
			Map<String, String> files = new TreeMap<>();
			for (int i = 0; i < n; i++) {
				String scdl = "xmlns:s=\"http://www.ibm.com/xmlns/prod/websphere/scdl/6.0.0\" xmlns:x=\"http://www.w3.org/2001/XMLSchema-instance\" xmlns:e=\"http://www.ibm.com/xmlns/prod/websphere/scdl/eis/6.0.0\" xmlns:w=\"http://www.ibm.com/xmlns/prod/websphere/scdl/wsdl/6.0.0\"";
				files.put("M" + i + "/sca.module", "<s:module " + scdl + " name=\"M" + i + "\"/>\n");
				files.put("M" + i + "/Out.import", "<s:import " + scdl + " name=\"Out\"><interfaces><interface x:type=\"w:WSDLPortType\" portType=\"a:P\" preferredInteractionStyle=\"async\"/></interfaces><esbBinding x:type=\"s:SCAImportBinding\" moduleName=\"M" + (i + 1) % n
						+ "\" exportName=\"In\"/></s:import>\n");
				files.put("M" + i + "/In.export", "<s:export " + scdl + " name=\"In\" target=\"C\"><interfaces><interface x:type=\"w:WSDLPortType\" portType=\"a:P\" preferredInteractionStyle=\"async\"/></interfaces></s:export>\n");
				files.put("M" + i + "/C.component", "<s:component " + scdl + " name=\"C\"><interfaces><interface x:type=\"w:WSDLPortType\" portType=\"a:P\"/></interfaces><references><reference name=\"r\"><wire target=\"Out\"/></reference></references></s:component>\n");
			}
			return files;
		});
		DIMENSIONS.put("lines of properties", n -> Map.of("Shop/src/main/resources/application.properties", lines(20 * n, i -> "spring.datasource.d" + i + ".hikari.maximum-pool-size=10\n")));
		DIMENSIONS.put("keys of YAML", n -> Map.of("Shop/src/main/resources/application.yml", "spring:\n  datasource:\n" + lines(20 * n, i -> "    key" + i + ": 10\n")));
		DIMENSIONS.put("loggers", n -> Map.of("Shop/src/main/resources/log4j.properties", "log4j.rootLogger=DEBUG, A\nlog4j.appender.A=org.apache.log4j.FileAppender\n" + lines(20 * n, i -> "log4j.logger.shop.c" + i + "=DEBUG, A\n"),
				"Shop/src/main/resources/logback.xml", "<configuration>\n<appender name=\"A\" class=\"ch.qos.logback.core.FileAppender\"/>\n" + lines(n, i -> "<logger name=\"shop.c" + i + "\" level=\"DEBUG\"><appender-ref ref=\"A\"/></logger>\n") + "</configuration>\n"));
		DIMENSIONS.put("servers", n -> files(n, i -> "wlp/usr/servers/s" + i + "/server.xml", i -> "<server><executor maxThreads=\"50\"/><dataSource id=\"d\" jndiName=\"jdbc/d\"><connectionManager maxPoolSize=\"10\" minPoolSize=\"10\"/></dataSource></server>\n"));
	}

	private static String lines(int n, IntFunction<String> line) {
		StringBuilder text = new StringBuilder();
		for (int i = 0; i < n; i++) {
			text.append(line.apply(i));
		}
		return text.toString();
	}

	private static Map<String, String> files(int n, IntFunction<String> path, IntFunction<String> text) {
		Map<String, String> files = new TreeMap<>();
		for (int i = 0; i < n; i++) {
			files.put(path.apply(i), text.apply(i));
		}
		return files;
	}

	private static String dao(String name, int methods) {
		return "package shop;\n\nimport java.sql.Connection;\nimport java.util.List;\nimport javax.persistence.EntityManager;\nimport javax.persistence.PersistenceContext;\nimport javax.sql.DataSource;\nimport org.apache.log4j.Logger;\n\npublic class " + name
				+ " {\n\n\tprivate static final Logger LOG = Logger.getLogger(" + name + ".class);\n\n\t@PersistenceContext\n\tprivate EntityManager em;\n\tprivate DataSource source;\n" + lines(methods, i -> "\n\tpublic void save" + i
						+ "(List<Item> items) throws Exception {\n\t\tLOG.debug(\"Saving \" + items);\n\t\tfor (Item item : items) {\n\t\t\tem.persist(item);\n\t\t\tem.flush();\n\t\t}\n\t\tConnection connection = source.getConnection();\n\t\tconnection.createStatement().execute(\"delete from x\");\n\t\tconnection.close();\n\t}\n")
				+ "}\n";
	}

	private static String bean(int number, int... called) {
		StringBuilder text = new StringBuilder("package shop;\nimport javax.ejb.*;\nimport javax.persistence.*;\n@Stateless @TransactionAttribute(TransactionAttributeType.REQUIRES_NEW)\npublic class Bean" + number
				+ " {\n\t@PersistenceContext(unitName = \"u" + number % 7 + "\") private EntityManager em;\n");
		for (int each : called) {
			text.append("\t@EJB private Bean" + each + " bean" + each + ";\n");
		}
		return text.append("}\n").toString();
	}

	private static String entity(int i) {
		return "package shop;\nimport javax.persistence.*;\nimport org.hibernate.annotations.*;\n@Entity @org.hibernate.annotations.Cache(usage = CacheConcurrencyStrategy.READ_WRITE)\n@NamedQuery(name = \"q" + i + "\", query = \"select o from Order" + i
				+ " o\", hints = @QueryHint(name = \"org.hibernate.cacheable\", value = \"true\"))\npublic class Order" + i + " {\n\t@Id @GeneratedValue(strategy = GenerationType.IDENTITY) private long id;\n\t@Version private int version;\n}\n";
	}

	private static String query(int i) {
		return "package shop;\nimport java.util.List;\nimport javax.persistence.*;\npublic class Find" + i + " {\n\t@PersistenceContext private EntityManager em;\n\tList<?> all() {\n\t\treturn em.createQuery(\"select o from Order" + i
				+ " o\").setHint(\"org.hibernate.cacheable\", true).getResultList();\n\t}\n\tvoid save(List<Order" + i + "> all) {\n\t\tfor (Order" + i + " each : all) {\n\t\t\tem.persist(each);\n\t\t}\n\t}\n}\n";
	}

	private static String persistence(int units) {
		return "<?xml version=\"1.0\"?>\n<persistence xmlns=\"http://java.sun.com/xml/ns/persistence\" version=\"2.0\">\n" + lines(units, i -> "<persistence-unit name=\"u" + i + "\"><jta-data-source>java:/D" + i
				+ "</jta-data-source><properties><property name=\"hibernate.dialect\" value=\"org.hibernate.dialect.Oracle10gDialect\"/><property name=\"hibernate.cache.use_query_cache\" value=\"true\"/></properties></persistence-unit>\n") + "</persistence>\n";
	}

	/** Files in memory. */
	private record Tree(Map<String, String> files) implements SourceTree {

		@Override
		public String name() {
			return "generated";
		}

		@Override
		public void walk(Predicate<String> wanted, Visitor visitor) throws IOException {
			for (Map.Entry<String, String> file : files.entrySet()) {
				byte[] bytes = file.getValue().getBytes(StandardCharsets.UTF_8);
				if (wanted.test(file.getKey()) && !visitor.file(new SourceFile() {
					@Override
					public String path() {
						return file.getKey();
					}

					@Override
					public long length() {
						return bytes.length;
					}

					@Override
					public byte[] bytes() {
						return bytes;
					}
				})) {
					return;
				}
			}
		}
	}

	public static void main(String[] arguments) throws IOException {
		int size = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 250;
		String only = arguments.length > 1 ? arguments[1] : "";
		List<String> above = new ArrayList<>();
		measure(DIMENSIONS.get("classes").apply(50), new TreeMap<>());
		System.out.printf("%-26s %-52s %9s %9s %9s %8s   (ms of processor time; baseline: linear, twice the size 2.0)%n", "dimension", "phase", size, 2 * size, 4 * size, "doubled");
		for (Map.Entry<String, IntFunction<Map<String, String>>> dimension : DIMENSIONS.entrySet()) {
			if (!dimension.getKey().contains(only)) {
				continue;
			}
			Map<String, List<Long>> times = new TreeMap<>();
			for (int factor = 1; factor <= 4; factor *= 2) {
				measure(dimension.getValue().apply(size * factor), times);
			}
			times.forEach((phase, each) -> {
				int last = each.size() - 1;
				if (last < 1 || each.get(last) < LEAST) {
					return;
				}
				double ratio = each.get(last) / (double) Math.max(1, each.get(last - 1));
				boolean worse = ratio > MOST || each.get(last) > LONGEST;
				StringBuilder line = new StringBuilder("%-26s %-52s".formatted(dimension.getKey(), phase));
				each.forEach(time -> line.append(" %9d".formatted(time / 1_000_000)));
				System.out.printf("%s %8.1f%s%n", line, ratio, worse ? "   ABOVE n log n" : "");
				if (worse) {
					above.add(dimension.getKey() + ": " + phase);
				}
			});
		}
		System.out.println(above.isEmpty() ? "No phase grows by more than n log n." : "Above n log n: " + above);
		System.exit(above.isEmpty() ? 0 : 1);
	}

	private static void measure(Map<String, String> files, Map<String, List<Long>> times) throws IOException {
		long began = process();
		LintOptions options = new LintOptions(List.of(), LintOptions.of(List.of()).settings(), LintOptions.of(List.of()).formats(), 1 << 28, 1);
		LintResult result = Linter.lint(new Tree(files), options, Cancellation.NEVER, LintListener.NONE);
		add(times, "reading and linking", process() - began);
		RuleContext context = RuleContext.of(new Reading(result.solution(), files::get, result.reading().containerFiles()));
		for (Rule rule : RuleRegistry.standard().rules()) {
			List<Long> before = times.getOrDefault(rule.id(), List.of());
			if (!before.isEmpty() && before.get(before.size() - 1) > LONGEST / 4) {
				continue;
			}
			List<Finding> findings = new ArrayList<>();
			long start = cpu();
			rule.check(context, seen -> findings.add(Telling.finding(rule, seen, context)));
			add(times, rule.id(), cpu() - start);
			start = cpu();
			findings.forEach(finding -> finding.fixes().size());
			add(times, rule.id() + " (fixes)", cpu() - start);
		}
	}

	private static void add(Map<String, List<Long>> times, String phase, long time) {
		times.computeIfAbsent(phase, key -> new ArrayList<>()).add(time);
	}

	private static long cpu() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	private static long process() {
		return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
	}
}
