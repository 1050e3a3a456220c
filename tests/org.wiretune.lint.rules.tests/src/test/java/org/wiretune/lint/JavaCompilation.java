/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import com.sun.source.util.JavacTask;

/** Compiles the Java files of a test against small declarations of the interfaces they use. */
final class JavaCompilation {

	private static final Map<String, String> DECLARATIONS = Map.ofEntries(
			Map.entry("javax/persistence/Entity", "package javax.persistence; public @interface Entity { }"),
			Map.entry("javax/persistence/FetchType", "package javax.persistence; public enum FetchType { LAZY, EAGER }"),
			Map.entry("javax/persistence/Id", "package javax.persistence; public @interface Id { }"),
			Map.entry("javax/persistence/GenerationType", "package javax.persistence; public enum GenerationType { TABLE, SEQUENCE, IDENTITY, AUTO }"),
			Map.entry("javax/persistence/GeneratedValue",
					"package javax.persistence; public @interface GeneratedValue { GenerationType strategy() default GenerationType.AUTO; String generator() default \"\"; }"),
			Map.entry("javax/persistence/TableGenerator", "package javax.persistence; public @interface TableGenerator { String name(); int allocationSize() default 50; }"),
			Map.entry("javax/persistence/SequenceGenerator",
					"package javax.persistence; public @interface SequenceGenerator { String name(); String sequenceName() default \"\"; int allocationSize() default 50; }"),
			Map.entry("javax/persistence/EntityManager", "package javax.persistence; public interface EntityManager { void persist(Object entity); void flush(); void clear(); <T> T find(Class<T> type, Object key); <T> T merge(T entity); void remove(Object entity); Query createQuery(String text); }"),
			Map.entry("javax/persistence/PersistenceContext", "package javax.persistence; public @interface PersistenceContext { String unitName() default \"\"; }"),
			Map.entry("org/jboss/ejb3/annotation/Consumer",
					"package org.jboss.ejb3.annotation; public @interface Consumer { javax.ejb.ActivationConfigProperty[] activationConfig() default { }; }"),
			Map.entry("javax/persistence/Query", "package javax.persistence; public interface Query { Query setMaxResults(int rows); Query setFirstResult(int row); Query setHint(String name, Object value); int executeUpdate(); java.util.List getResultList(); }"),
			Map.entry("javax/persistence/Version", "package javax.persistence; public @interface Version { }"),
			Map.entry("javax/persistence/Lob", "package javax.persistence; public @interface Lob { }"),
			Map.entry("javax/persistence/Embeddable", "package javax.persistence; public @interface Embeddable { }"),
			Map.entry("javax/persistence/EmbeddedId", "package javax.persistence; public @interface EmbeddedId { }"),
			Map.entry("javax/persistence/CascadeType", "package javax.persistence; public enum CascadeType { ALL, PERSIST }"),
			Map.entry("javax/persistence/OneToMany", "package javax.persistence; public @interface OneToMany { CascadeType[] cascade() default { }; FetchType fetch() default FetchType.LAZY; }"),
			Map.entry("org/hibernate/annotations/CacheConcurrencyStrategy", "package org.hibernate.annotations; public enum CacheConcurrencyStrategy { NONE, READ_ONLY, NONSTRICT_READ_WRITE, READ_WRITE, TRANSACTIONAL }"),
			Map.entry("org/hibernate/annotations/Cache", "package org.hibernate.annotations; public @interface Cache { CacheConcurrencyStrategy usage(); }"),
			Map.entry("org/hibernate/annotations/GenericGenerator", "package org.hibernate.annotations; public @interface GenericGenerator { String name(); String strategy(); }"),
			Map.entry("org/jboss/ejb3/annotation/TransactionTimeout", "package org.jboss.ejb3.annotation; public @interface TransactionTimeout { long value(); }"),
			Map.entry("javax/ejb/ActivationConfigProperty", "package javax.ejb; public @interface ActivationConfigProperty { String propertyName(); String propertyValue(); }"),
			Map.entry("javax/ejb/MessageDriven", "package javax.ejb; public @interface MessageDriven { ActivationConfigProperty[] activationConfig() default { }; }"),
			Map.entry("javax/ejb/EJB", "package javax.ejb; public @interface EJB { }"),
			Map.entry("javax/ejb/Remote", "package javax.ejb; public @interface Remote { Class<?>[] value() default { }; }"),
			Map.entry("javax/ejb/Remove", "package javax.ejb; public @interface Remove { }"),
			Map.entry("javax/ejb/Stateful", "package javax.ejb; public @interface Stateful { }"),
			Map.entry("javax/ejb/Stateless", "package javax.ejb; public @interface Stateless { }"),
			Map.entry("javax/servlet/http/HttpSession", "package javax.servlet.http; public interface HttpSession { void setAttribute(String name, Object value); }"),
			Map.entry("javax/transaction/UserTransaction", "package javax.transaction; public interface UserTransaction { void begin() throws Exception; void commit() throws Exception; void rollback() throws Exception; }"),
			Map.entry("javax/jms/Message", "package javax.jms; public interface Message { }"),
			Map.entry("javax/jms/MessageListener", "package javax.jms; public interface MessageListener { void onMessage(Message message); }"),
			Map.entry("org/jboss/ejb3/annotation/Pool", "package org.jboss.ejb3.annotation; public @interface Pool { String value(); int maxSize(); long timeout(); }"),
			Map.entry("org/jboss/annotation/ejb/PoolClass", "package org.jboss.annotation.ejb; public @interface PoolClass { Class<?> value(); int maxSize() default 30; long timeout() default Long.MAX_VALUE; }"),
			Map.entry("org/jboss/ejb3/StrictMaxPool", "package org.jboss.ejb3; public class StrictMaxPool { }"),
			Map.entry("org/springframework/scheduling/concurrent/ThreadPoolTaskExecutor", "package org.springframework.scheduling.concurrent; public class ThreadPoolTaskExecutor { public void setCorePoolSize(int threads) { } public void setMaxPoolSize(int threads) { } }"),
			Map.entry("org/springframework/scheduling/annotation/Scheduled", "package org.springframework.scheduling.annotation; public @interface Scheduled { long fixedDelay() default -1; long fixedRate() default -1; }"),
			Map.entry("org/springframework/web/client/RestTemplate", "package org.springframework.web.client; public class RestTemplate { public <T> T getForObject(String url, Class<T> type) { return null; } }"),
			Map.entry("org/springframework/jdbc/core/JdbcTemplate", "package org.springframework.jdbc.core; public class JdbcTemplate { public int update(String sql) { return 0; } }"),
			Map.entry("org/springframework/batch/core/Step", "package org.springframework.batch.core; public interface Step { }"),
			Map.entry("org/springframework/batch/core/step/builder/StepBuilder", "package org.springframework.batch.core.step.builder; public class StepBuilder { public StepBuilder(String name, Object repository) { } public <I, O> StepBuilder chunk(int items, Object manager) { return this; } public StepBuilder reader(Object reader) { return this; } public StepBuilder writer(Object writer) { return this; } public org.springframework.batch.core.Step build() { return null; } }"),
			Map.entry("org/apache/kafka/clients/producer/ProducerConfig", "package org.apache.kafka.clients.producer; public class ProducerConfig { public static final String BATCH_SIZE_CONFIG = \"batch.size\"; public static final String ACKS_CONFIG = \"acks\"; }"),
			Map.entry("org/apache/kafka/streams/StreamsConfig", "package org.apache.kafka.streams; public class StreamsConfig { public static String producerPrefix(String key) { return key; } }"),
			Map.entry("org/slf4j/Logger", "package org.slf4j; public interface Logger { boolean isDebugEnabled(); boolean isTraceEnabled(); void debug(String text); void trace(String text); }"),
			Map.entry("com/ibm/websphere/sca/Ticket", "package com.ibm.websphere.sca; public interface Ticket { }"),
			Map.entry("com/ibm/websphere/sca/Service",
					"package com.ibm.websphere.sca; public interface Service { long WAIT = -1; Object invoke(String o, Object i); Ticket invokeAsync(String o, Object i); Object invokeResponse(Ticket t, long w); }"),
			Map.entry("com/ibm/websphere/sca/ServiceManager",
					"package com.ibm.websphere.sca; public class ServiceManager { public static final ServiceManager INSTANCE = null; public Object locateService(String name) { return null; } }"));

	private static final String REMARK = "// " + FixContract.REMARK;
	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();
	/** Without the class path of the tests, whose jars would be opened for each compilation. */
	private static final StandardJavaFileManager MANAGER = manager();
	/** The errors of what was compiled, by path and plain text: a contract of a fix asks for each form of a text. */
	private static final Map<Map<String, String>, List<String>> KNOWN = new ConcurrentHashMap<>();

	private JavaCompilation() {
	}

	private static StandardJavaFileManager manager() {
		StandardJavaFileManager manager = COMPILER.getStandardFileManager(null, null, null);
		try {
			manager.setLocation(StandardLocation.CLASS_PATH, List.of());
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return manager;
	}

	/**
	 * A text with one kind of line ends and without indentation, which mean nothing to a compiler; a text block is left as it is.
	 * So does the remark that a fix's contract puts before it.
	 */
	private static String plain(String text) {
		String unremarked = text.startsWith(REMARK) ? text.substring(REMARK.length()).stripLeading() : text;
		return unremarked.contains("\"\"\"") ? unremarked : unremarked.replace("\r\n", "\n").replaceAll("(?m)^[ \t]+", "");
	}

	/** Fails where a Java file of the test does not compile. */
	static void verify(Files files) {
		List<JavaFileObject> sources = new ArrayList<>();
		Map<String, String> texts = new TreeMap<>();
		for (String path : files.paths()) {
			if (path.endsWith(".java")) {
				String text = files.source(path).text();
				sources.add(new Source(path.substring(path.indexOf("src/") + 4), text));
				texts.put(path, plain(text));
			}
		}
		if (sources.isEmpty()) {
			return;
		}
		// A test may bring larger declarations of its own.
		named(texts.values()).forEach((name, text) -> {
			if (files.paths().stream().noneMatch(path -> path.endsWith("src/" + name + ".java"))) {
				sources.add(new Source(name + ".java", text));
			}
		});
		assertEquals(List.of(), KNOWN.computeIfAbsent(texts, same -> errors(sources)));
	}

	/** The declarations that texts name, and those that these name: the compiler would take each time to enter all of them. */
	private static Map<String, String> named(Collection<String> texts) {
		Map<String, String> named = new TreeMap<>();
		Deque<String> open = new ArrayDeque<>(texts);
		while (!open.isEmpty()) {
			String text = open.pop();
			DECLARATIONS.forEach((name, declaration) -> {
				if (text.contains(name.substring(name.lastIndexOf('/') + 1)) && named.putIfAbsent(name, declaration) == null) {
					open.push(declaration);
				}
			});
		}
		return named;
	}

	private static synchronized List<String> errors(List<JavaFileObject> sources) {
		DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
		JavacTask task = (JavacTask) COMPILER.getTask(null, MANAGER, diagnostics, List.of("-proc:none"), null, sources);
		try {
			task.analyze();
		} catch (IOException impossible) {
			throw new UncheckedIOException(impossible);
		}
		return diagnostics.getDiagnostics().stream().filter(found -> found.getKind() == Diagnostic.Kind.ERROR).map(Object::toString).toList();
	}

	private static final class Source extends SimpleJavaFileObject {

		private final String text;

		Source(String path, String text) {
			super(URI.create("memory:///" + path), Kind.SOURCE);
			this.text = text;
		}

		@Override
		public CharSequence getCharContent(boolean ignoreEncodingErrors) {
			return text;
		}
	}
}
