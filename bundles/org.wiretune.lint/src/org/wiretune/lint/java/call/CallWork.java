/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.DatabaseCalls;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.java.rows.WholeTables;

/** What a call does by itself that takes longer than any code of an application: work of a database, of another system or of a directory. */
public enum CallWork {

	/** It asks a database. */
	QUERY("Q"),
	/** It returns all rows of a table, beside asking for them. */
	TABLE("A"),
	/** It finds an entity by its key, which a cache may answer. */
	FIND("K"),
	/** It sends a statement that changes rows. */
	STATEMENT("S"),
	/** It stores or removes an entity, which is sent with the commit or before. */
	STORE("P"),
	/** It sends what is stored so far. */
	FLUSH("F"),
	/** It waits for the answer of another system. */
	REQUEST("H"),
	/** It waits for a mail server. */
	MAIL("M"),
	/** It looks a name up in a directory. */
	LOOKUP("J"),
	/** It opens a connection that no pool has, or makes what opens connections. */
	CONNECTION("C");

	private static final Set<String> STORES = Set.of("persist", "merge", "remove", "save", "update", "saveOrUpdate", "delete");
	private static final Set<String> STATEMENTS = Set.of("Statement", "PreparedStatement", "CallableStatement");
	private static final Set<String> SENDS = Set.of("execute", "executeUpdate", "executeBatch");
	private static final Pattern TEMPLATE = Pattern.compile("(get|post|put|delete|patch|head|options)(For\\w+)?|exchange|execute");
	private static final Set<String> VERBS = Set.of("get", "post", "put", "delete", "invoke", "method");
	private static final Set<String> ANSWERS = Set.of("getInputStream", "getResponseCode");
	/** What is created, by its static method, at a house that takes payments. */
	private static final Set<String> PAYMENTS = Set.of("Charge", "Customer", "PaymentIntent", "Refund", "Transfer", "Payout", "Session", "Subscription");
	private static final Set<String> PAYS = Set.of("create", "retrieve", "list");
	private static final Map<String, CallWork> BY_WORD = Stream.of(values()).collect(Collectors.toMap(each -> each.word, Function.identity()));

	private final String word;

	CallWork(String word) {
		this.word = word;
	}

	/** {@return one letter that stands for it} */
	public String word() {
		return word;
	}

	/** {@return whether it is work of another system than the database} */
	public boolean isOutside() {
		return this == REQUEST || this == MAIL || this == LOOKUP || this == CONNECTION;
	}

	/** {@return whether rows are changed, which is done for what is new and for what is not} */
	boolean changes() {
		return this == STATEMENT || this == STORE || this == FLUSH;
	}

	/** {@return the work that a letter stands for, or null} @param word the letter */
	public static CallWork of(String word) {
		return BY_WORD.get(word);
	}

	/** {@return what a call does by itself, or null} @param file the file @param calls its calls of databases @param managers its entity managers @param node the call */
	static CallWork of(JavaFile file, DatabaseCalls calls, EntityManagers managers, MethodInvocation node) {
		String method = node.getName().getIdentifier();
		Expression receiver = node.getExpression();
		if (receiver == null) {
			return null;
		}
		if (calls.findsByKey(node)) {
			return FIND;
		}
		String kind = calls.kind(node);
		if (RowByRowFacts.QUERY.equals(kind) || WholeTables.isOfRepository(file, node)) {
			return QUERY;
		}
		if (RowByRowFacts.STATEMENT.equals(kind) || SENDS.contains(method) && (EnterpriseNames.isVariable(file, receiver, STATEMENTS) || method.equals("executeUpdate") && calls.asksManager(receiver))) {
			return STATEMENT;
		}
		if (method.equals("flush") && node.arguments().isEmpty() && managers.isManager(node) || method.equals("saveAndFlush")) {
			return FLUSH;
		}
		if (method.equals("refresh") && managers.isManager(node)) {
			return QUERY;
		}
		return STORES.contains(method) && !node.arguments().isEmpty() && (RowByRowFacts.SAVE.equals(kind) || managers.isManager(node)) ? STORE : outside(file, node, method, receiver);
	}

	private static CallWork outside(JavaFile file, MethodInvocation node, String method, Expression receiver) {
		return switch (method) {
		case "send", "sendMessage", "connect" -> receiver instanceof SimpleName name && (name.getIdentifier().equals("Transport") || EnterpriseNames.isVariable(file, receiver, Set.of("Transport"))) && (file.importsFrom("javax.mail") || file.importsFrom("jakarta.mail")) ? MAIL
				: EnterpriseNames.isVariable(file, receiver, Set.of("HttpClient")) && file.importsFrom("java.net.http") ? REQUEST : null;
		case "lookup", "doLookup" -> isDirectory(file, receiver) ? LOOKUP : null;
		case "getConnection" -> receiver instanceof SimpleName name && name.getIdentifier().equals("DriverManager") ? CONNECTION : null;
		case "createConnection", "createQueueConnection", "createTopicConnection" -> isOfMessaging(file, receiver) ? CONNECTION : null;
		case "buildSessionFactory", "createEntityManagerFactory" -> CONNECTION;
		default -> isRequest(file, method, receiver) ? REQUEST : null;
		};
	}

	private static boolean isOfMessaging(JavaFile file, Expression receiver) {
		String variable = EnterpriseNames.variable(receiver);
		return variable != null && (file.importsFrom("javax.jms") || file.importsFrom("jakarta.jms")) && file.typesOf(variable).stream().allMatch(type -> type.endsWith("ConnectionFactory"));
	}

	private static boolean isDirectory(JavaFile file, Expression receiver) {
		if (receiver instanceof ClassInstanceCreation made) {
			return "InitialContext".equals(JavaFile.simpleName(made.getType()));
		}
		if (receiver instanceof MethodInvocation getter) {
			return getter.getName().getIdentifier().matches("get(Initial)?Context") && file.importsFrom("javax.naming");
		}
		return file.importsFrom("javax.naming") && (EnterpriseNames.isVariable(file, receiver, Set.of("Context", "InitialContext")) || receiver instanceof SimpleName name && name.getIdentifier().equals("InitialContext"));
	}

	private static boolean isRequest(JavaFile file, String method, Expression receiver) {
		if (file.importsFrom("com.stripe.model") && receiver instanceof SimpleName type && PAYMENTS.contains(type.getIdentifier())) {
			return PAYS.contains(method);
		}
		if (ANSWERS.contains(method)) {
			return EnterpriseNames.isVariable(file, receiver, Set.of("HttpURLConnection", "HttpsURLConnection"));
		}
		if (method.equals("execute")) {
			return EnterpriseNames.isVariable(file, receiver, Set.of("HttpClient", "CloseableHttpClient", "DefaultHttpClient")) && file.importsFrom("org.apache.http");
		}
		if (EnterpriseNames.isVariable(file, receiver, Set.of("RestTemplate"))) {
			return TEMPLATE.matcher(method).matches();
		}
		return VERBS.contains(method) && (file.importsFrom("javax.ws.rs.client") || file.importsFrom("jakarta.ws.rs.client")) && isBuilt(receiver);
	}

	/** Whether a chain of calls begins a request of a client of JAX-RS. */
	private static boolean isBuilt(Expression receiver) {
		Expression each = receiver;
		while (each instanceof MethodInvocation call) {
			if (call.getName().getIdentifier().equals("request")) {
				return true;
			}
			each = call.getExpression();
		}
		return false;
	}
}
