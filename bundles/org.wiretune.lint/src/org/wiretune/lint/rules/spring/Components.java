/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.rules.spring;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.wiretune.core.Memo;
import org.wiretune.lint.java.LaterAnswers;
import org.wiretune.lint.java.rows.PanacheFacts;
import org.wiretune.lint.java.spring.SpringComponentFacts;
import org.wiretune.lint.java.spring.TransactionalMethodFacts;
import org.wiretune.lint.reading.Reading;
import org.wiretune.lint.rules.ConfigurationIndex;
import org.wiretune.lint.rules.InOperation;
import org.wiretune.lint.rules.Values;
import org.wiretune.model.platform.Application;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.settings.Setting;

/** What the methods of an application call one after the other, through the classes that Spring, CDI or the container of beans makes. */
public final class Components {

	/** What waits for another system. */
	private static final Pattern CLIENT = Pattern.compile("(?:OAuth2)?RestTemplate|RestOperations|RestClient|(?:Closeable)?HttpClient|OkHttpClient|WebServiceTemplate|WebServiceOperations|.*BlockingStub");
	/** What waits for the mail server. */
	private static final Pattern MAILER = Pattern.compile("(?:Java)?MailSender(?:Impl)?|Transport");
	private static final Pattern DATABASE = Pattern.compile(".*(?:Repository|Dao|DAO)|(?:NamedParameter)?Jdbc(?:Template|Operations)|JdbcClient|EntityManager");
	private static final Pattern STORED = Pattern.compile("(?:persist|delete|update|find|list|count|stream)\\w*");
	/** Longer than the chains of layers that somebody reads. */
	private static final int DEEPEST = 7;
	private static final int MOST = 2_000;

	private static final Memo<Map<Application, Components>> OF_APPLICATIONS = Reading.memoOf(Components::ofApplications);

	private final Map<String, List<CodeFact>> byName = new HashMap<>();
	private final List<CodeFact> all;
	private final Everywhere everywhere;

	/**
	 * What calls of all applications may come to.
	 *
	 * @param requests interfaces that are implemented by calls of HTTP
	 * @param entities entities that look themselves up and store themselves
	 * @param transactional methods that begin a transaction or run in one, by the simple name of the class, their name and the number of their parameters
	 */
	private record Everywhere(Set<String> requests, Set<String> entities, Set<String> transactional) {

		static Everywhere of(Reading reading) {
			return new Everywhere(ConfigurationIndex.facts(reading, SpringComponentFacts.HTTP).map(CodeFact::getName).collect(Collectors.toSet()),
					ConfigurationIndex.facts(reading, PanacheFacts.KIND).filter(fact -> fact.detail(PanacheFacts.RELATIONAL) != null).map(CodeFact::getName).collect(Collectors.toSet()),
					ConfigurationIndex.facts(reading, TransactionalMethodFacts.KIND, TransactionalMethodFacts.HIDDEN).filter(fact -> fact.detail(TransactionalMethodFacts.PARAMETERS) != null && TransactionalMethodFacts.SURROUNDING.contains(Values.value(fact.detail(TransactionalMethodFacts.PROPAGATION))))
							.map(fact -> simple(fact.getTypeName()) + '.' + signature(fact)).collect(Collectors.toSet()));
		}
	}

	/** What a call comes to. */
	public enum Kind {
		/** A statement of a database. */
		DATABASE,
		/** A request to another system, for whose answer the thread waits. */
		REQUEST,
		/** A message that is sent. */
		MESSAGE,
		/** A mail that is sent, and the thread waits for the mail server. */
		MAIL
	}

	/**
	 * A call that leaves the application.
	 *
	 * @param kind what it is
	 * @param type the simple name of what is called
	 * @param call where
	 * @param within the outermost method around it that Spring runs in a transaction; null where none is known
	 */
	public record Reached(Kind kind, String type, Setting call, String within) {
	}

	private Components(Reading reading, Application application, Everywhere everywhere) {
		this.everywhere = everywhere;
		all = ConfigurationIndex.facts(reading, application, SpringComponentFacts.KIND).filter(fact -> InOperation.mayBe(reading, fact.getOrigin().path())).toList();
		all.forEach(fact -> Stream.concat(Stream.of(fact.getName()), details(fact, SpringComponentFacts.IMPLEMENTS)).distinct().forEach(name -> byName.computeIfAbsent(name, any -> new ArrayList<>()).add(fact)));
	}

	/** {@return those of an application} @param reading what was read @param application an application of it */
	public static Components of(Reading reading, Application application) {
		return reading.memo(OF_APPLICATIONS).get(application);
	}

	private static Map<Application, Components> ofApplications(Reading reading) {
		Everywhere everywhere = Everywhere.of(reading);
		Map<Application, Components> all = new IdentityHashMap<>();
		reading.solution().getApplications().forEach(application -> all.put(application, new Components(reading, application, everywhere)));
		return all;
	}

	/** {@return the name of a method that Spring runs in a transaction, and the number of its parameters, as in {@code find/1}; without the number where none was observed} @param method what was observed of it */
	static String signature(CodeFact method) {
		String parameters = Values.value(method.detail(TransactionalMethodFacts.PARAMETERS));
		String name = method.getName().substring(method.getName().lastIndexOf('.') + 1);
		return parameters == null ? name : name + '/' + parameters;
	}

	/** {@return the name of a class without packages and classes around it} @param type its name */
	static String simple(String type) {
		return type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
	}

	/** {@return the classes with a detail} @param name the name of the detail */
	public Stream<CodeFact> with(String name) {
		return all.stream().filter(fact -> fact.detail(name) != null);
	}

	/** {@return all of them} */
	Stream<CodeFact> all() {
		return all.stream();
	}

	/** {@return the controllers} */
	Stream<CodeFact> controllers() {
		return all.stream().filter(fact -> details(fact, SpringComponentFacts.STEREOTYPE).anyMatch(name -> name.endsWith("Controller")));
	}

	/** {@return the methods of a controller that answer requests} @param controller the controller */
	static Stream<String> entries(CodeFact controller) {
		return details(controller, SpringComponentFacts.ENTRY).distinct();
	}

	/** {@return whether an annotation lets administrators alone call a method; of methods with that name each} @param controller its class @param method its name */
	static boolean isOfAdministrators(CodeFact controller, String method) {
		return details(controller, SpringComponentFacts.ADMINISTRATORS).anyMatch(each -> each.startsWith(method + '/'));
	}

	/** {@return whether only methods call a method that run once, when the application begins} @param type the simple name of its class @param signature its name and its number of parameters */
	boolean isOfBeginning(String type, String signature) {
		Set<String> names = Stream.concat(Stream.of(type), byName.getOrDefault(type, List.of()).stream().filter(fact -> fact.getName().equals(type)).flatMap(fact -> details(fact, SpringComponentFacts.IMPLEMENTS))).map(name -> name + '.' + signature).collect(Collectors.toSet());
		List<Boolean> calls = all.stream().flatMap(fact -> fact.getDetails().stream().filter(call -> call.getName().startsWith(SpringComponentFacts.CALL) && (names.contains(call.getValue()) || fact.getName().equals(type) && call.getValue().equals("this." + signature)))
				.map(call -> details(fact, SpringComponentFacts.BEGINNING).anyMatch(call.getName().substring(SpringComponentFacts.CALL.length())::equals))).toList();
		return !calls.isEmpty() && !calls.contains(false);
	}

	/** {@return what a method reaches, in the order in which it is called} Of methods with that name all count. @param type the simple name of its class @param method its name */
	public List<Reached> reached(String type, String method) {
		List<Reached> reached = new ArrayList<>();
		byName.getOrDefault(type, List.of()).stream().filter(fact -> fact.getName().equals(type)).forEach(fact -> follow(fact, method, new HashSet<>(), 0, everywhere.transactional().stream().filter(name -> name.startsWith(type + '.' + method + '/')).findFirst().orElse(null), reached));
		return reached;
	}

	/** A call is followed to the method with its number of arguments: one of the same name may do something else. */
	private void follow(CodeFact fact, String method, Set<String> seen, int depth, String within, List<Reached> reached) {
		if (depth > DEEPEST || seen.size() > MOST || !seen.add(fact.getName() + '.' + method)) {
			return;
		}
		String calls = SpringComponentFacts.CALL + method;
		for (Setting call : fact.getDetails()) {
			if (call.getName().equals(calls) || depth == 0 && call.getName().startsWith(calls + '/')) {
				int dot = call.getValue().lastIndexOf('.');
				String type = call.getValue().substring(0, dot);
				String target = call.getValue().substring(dot + 1);
				String called = target.substring(0, target.indexOf('/'));
				if (type.equals("this")) {
					follow(fact, target, seen, depth, within, reached);
				} else if (byName.containsKey(type)) {
					byName.get(type).forEach(next -> follow(next, target, seen, depth + 1, within != null || !everywhere.transactional().contains(next.getName() + '.' + target) ? within : next.getName() + '.' + target, reached));
				} else if (call.getValue().startsWith(SpringComponentFacts.BLOCK) || (CLIENT.matcher(type).matches() || everywhere.requests().contains(type)) && !LaterAnswers.isNamedSo(called)) {
					reached.add(new Reached(Kind.REQUEST, type, call, within));
				} else if (DATABASE.matcher(type).matches() || everywhere.entities().contains(type) && STORED.matcher(called).matches()) {
					reached.add(new Reached(Kind.DATABASE, type, call, within));
				} else if (type.startsWith("Jms") && type.endsWith("Template")) {
					reached.add(new Reached(Kind.MESSAGE, type, call, within));
				} else if (called.startsWith("send") && MAILER.matcher(type).matches()) {
					reached.add(new Reached(Kind.MAIL, type, call, within));
				}
			}
		}
	}

	private static Stream<String> details(CodeFact fact, String name) {
		return fact.getDetails().stream().filter(each -> name.equals(each.getName())).map(Setting::getValue);
	}
}
