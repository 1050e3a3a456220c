/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.SimpleName;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}: requests by a client of HTTP, and mails, whose library waits for an answer without an end unless it is told
 * otherwise, in a file that names no timeout. One for a file, with the detail {@value #CLIENT}. Silent where the file is given the configuration of the
 * client or of requests by others, and in programs that somebody starts. Spring's RestTemplate is observed by {@link EndlessClients}.
 */
public final class EndlessRequests implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "http-client-without-timeout";
	/** The detail with the type of the client. */
	public static final String CLIENT = "client";
	/** The client of those that send mails. */
	public static final String MAIL = "Session of Jakarta Mail";

	/**
	 * A call that shows the use of a client.
	 *
	 * @param owner the type that the method belongs to
	 * @param method the method
	 * @param from packages or types that the file imports
	 * @param client the type of the client
	 * @param limits what may say how long to wait, or is made where somebody else says so
	 */
	private record Sign(String owner, String method, List<String> from, String client, Pattern limits) {
	}

	private static final Pattern LIMITS = Pattern.compile("(?i)time_?out|RequestConfig|SocketConfig|ClientConfig|TimeLimiter");
	/** A timeout of the connection does not hold for the answer; nobody waits for one that comes by a future. */
	private static final Pattern REQUEST_LIMITS = Pattern.compile("\\.timeout\\(|orTimeout|completeOnTimeout|TimeLimiter|TimeUnit|\\bsendAsync\\b");

	private static final List<Sign> SIGNS = List.of(
			new Sign("HttpRequest", "newBuilder", List.of("java.net.http"), "java.net.http.HttpClient", REQUEST_LIMITS),
			new Sign("HttpClients", "createDefault", List.of("org.apache.http.impl.client"), "HttpClient", LIMITS),
			new Sign("HttpClientBuilder", "create", List.of("org.apache.http.impl.client"), "HttpClient", LIMITS),
			new Sign("ClientBuilder", "newClient", List.of("org.glassfish.jersey"), "Client", LIMITS),
			new Sign("Client", "create", List.of("com.sun.jersey.api.client"), "Client", LIMITS),
			new Sign("Session", "getInstance", List.of("javax.mail", "jakarta.mail"), MAIL, LIMITS),
			new Sign("Session", "getDefaultInstance", List.of("javax.mail", "jakarta.mail"), MAIL, LIMITS));
	/** A file that states the server of its mails and sends them; elsewhere others may say how long to wait. */
	private static final Pattern STATED_SERVER = Pattern.compile("\"mail\\.(smtps?\\.)?host\"");
	private static final Pattern SENDING = Pattern.compile("\\bTransport\\.send\\(|\\.sendMessage\\(");
	private static final List<String> CONNECTIONS = List.of("HttpURLConnection", "HttpsURLConnection");
	private static final Pattern WAITING = Pattern.compile("getInputStream|getResponseCode|getResponseMessage|getContent|getErrorStream|getHeaderField");

	@Override
	public List<String> words() {
		return List.of("HttpRequest.newBuilder(", "HttpClients.createDefault(", "HttpClientBuilder.create(", "ClientBuilder.newClient(", "Client.create(", "openConnection(", "Session.getInstance(", "Session.getDefaultInstance(");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		boolean[] told = new boolean[1];
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String client = told[0] ? null : client(file, node);
				if (client != null && !isProgram(node)) {
					told[0] = true;
					CodeFact fact = CodeFacts.fact(KIND, file, node);
					CodeFacts.detail(fact, file, CLIENT, client, node);
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	/** The type of the client that a call shows and nothing in the file limits, or null. */
	private static String client(JavaFile file, MethodInvocation call) {
		String method = call.getName().getIdentifier();
		if (method.equals("openConnection")) {
			return call.getParent() instanceof CastExpression cast && CONNECTIONS.contains(JavaFile.simpleName(cast.getType())) && WAITING.matcher(file.text(call.getRoot())).find() && !names(file, call, LIMITS)
					? JavaFile.simpleName(cast.getType()) : null;
		}
		return call.getParent() instanceof ExpressionStatement || !(call.getExpression() instanceof SimpleName owner) ? null : SIGNS.stream()
				.filter(sign -> sign.method().equals(method) && sign.owner().equals(owner.getIdentifier()) && sign.from().stream().anyMatch(file::importsFrom) && !names(file, call, sign.limits()) && (!sign.client().equals(MAIL) || names(file, call, STATED_SERVER) && names(file, call, SENDING)))
				.map(Sign::client).findFirst().orElse(null);
	}

	private static boolean names(JavaFile file, ASTNode node, Pattern words) {
		return words.matcher(file.text(node.getRoot())).find();
	}

	/** Whether the type, or one around it, is started by somebody who waits before it. */
	private static boolean isProgram(ASTNode node) {
		boolean[] main = new boolean[1];
		node.getRoot().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodDeclaration method) {
				main[0] |= Modifier.isStatic(method.getModifiers()) && method.getName().getIdentifier().equals("main") && method.parameters().size() == 1;
				return false;
			}
		});
		return main[0];
	}
}
