/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Assignment;
import org.eclipse.jdt.core.dom.CastExpression;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.InfixExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.ParenthesizedExpression;
import org.eclipse.jdt.core.dom.ReturnStatement;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.StringLiteral;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.eclipse.jdt.core.dom.TypeLiteral;
import org.eclipse.jdt.core.dom.VariableDeclarationFragment;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.MessageSteps;
import org.wiretune.model.platform.CodeFact;

/**
 * Objects that are costly to make, that all threads, or one after another, may use, and that a method makes in each call, uses and drops;
 * one observation for a class and a type of object, at the first of them. Details: {@code type}, the type; {@code step}, where a step of a route or flow makes
 * it for each message. What is kept, handed on or handed out, what is made
 * where something begins or is missing, and what is made for one destination or user of many, is none of them.
 */
public final class CostlyObjects implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "costly-object-per-call";

	/**
	 * @param owner the class whose method makes the object
	 * @param method the method
	 * @param packages where the class comes from
	 * @param type what is made
	 * @param use the methods that put the object to its use, a regular expression; others only set it up or close it
	 */
	private record Maker(String owner, String method, List<String> packages, String type, String use) {
	}

	private static final List<Maker> MAKERS = List.of(
			new Maker("JAXBContext", "newInstance", List.of("javax.xml.bind", "jakarta.xml.bind"), "JAXBContext", "create(Marshaller|Unmarshaller|Binder)"),
			new Maker("ClientBuilder", "newClient", List.of("javax.ws.rs.client", "jakarta.ws.rs.client"), "Client", "target|invocation"),
			new Maker("Client", "create", List.of("com.sun.jersey.api.client"), "Client", "resource|asyncResource"),
			new Maker("Validation", "buildDefaultValidatorFactory", List.of("javax.validation", "jakarta.validation"), "ValidatorFactory", "getValidator"),
			new Maker("HttpClients", "createDefault", List.of("org.apache.http", "org.apache.hc.client5"), "CloseableHttpClient", "execute"),
			new Maker("HttpClient", "newHttpClient", List.of("java.net.http"), "HttpClient", "send|sendAsync"),
			// What they compile, as templates, is often kept by who made it, so that only what serves one call counts.
			new Maker("TransformerFactory", "newInstance", List.of("javax.xml.transform"), "TransformerFactory", "newTransformer"),
			new Maker("XPathFactory", "newInstance", List.of("javax.xml.xpath"), "XPathFactory", "newXPath"));
	/** Clients that are made by a builder; the last of its methods is {@code build}. */
	private static final List<Maker> BUILDERS = List.of(
			new Maker("HttpClients", "custom", List.of("org.apache.http", "org.apache.hc.client5"), "CloseableHttpClient", "execute"),
			new Maker("HttpClientBuilder", "create", List.of("org.apache.http", "org.apache.hc.client5"), "CloseableHttpClient", "execute"),
			new Maker("HttpClient", "newBuilder", List.of("java.net.http"), "HttpClient", "send|sendAsync"));
	private static final List<String> JACKSON = List.of("com.fasterxml.jackson", "org.codehaus.jackson.map", "tools.jackson");
	private static final String JSON = "(read|write|convert|create|valueTo|treeTo)\\w*";
	private static final List<String> CONTEXTS = List.of("org.springframework.context");
	/** What a constructor makes that is given nothing, or texts and classes that are the same each time. */
	private static final List<Maker> CONSTRUCTORS = List.of(
			new Maker("ObjectMapper", "new", JACKSON, "ObjectMapper", JSON),
			new Maker("XmlMapper", "new", JACKSON, "XmlMapper", JSON),
			new Maker("JsonMapper", "new", JACKSON, "JsonMapper", JSON),
			new Maker("RestTemplate", "new", List.of("org.springframework.web.client"), "RestTemplate", "(get|post|patch)For\\w+|put|delete|exchange|execute"),
			new Maker("TemplateEngine", "new", List.of("org.thymeleaf"), "TemplateEngine", "process"),
			new Maker("VelocityEngine", "new", List.of("org.apache.velocity"), "VelocityEngine", "getTemplate|evaluate|mergeTemplate"),
			new Maker("MongoClient", "new", List.of("com.mongodb"), "MongoClient", "getDatabase|getDB"),
			new Maker("ClassPathXmlApplicationContext", "new", CONTEXTS, "ApplicationContext", "getBean|publishEvent"),
			new Maker("FileSystemXmlApplicationContext", "new", CONTEXTS, "ApplicationContext", "getBean|publishEvent"),
			new Maker("AnnotationConfigApplicationContext", "new", CONTEXTS, "ApplicationContext", "getBean|publishEvent"),
			new Maker("OkHttpClient", "new", List.of("okhttp3", "com.squareup.okhttp"), "OkHttpClient", "newCall|newWebSocket"));
	/** The class that tools make for a web service; it reads the description of the service, and hands its ports out. */
	private static final Pattern SERVICE = Pattern.compile("\\w*(Service|_Service|Services|WS|WebService)(Impl)?(Service)?|Service\\w+");
	private static final Maker OF_SERVICE = new Maker("", "new", List.of(), "web service client", "get\\w*(Port|Soap|Soap12|SOAP)(Type)?");
	/** So many methods one behind the other may hand an object out; methods may call each other in a circle. */
	private static final int CALLERS = 3;
	/** Classes whose work is done seldom, or that are there to make objects. */
	private static final Pattern SELDOM = Pattern.compile("(?i).*(migrat|install|setup|import|export|backup|schema|report|job|batch|factory|producer|config|loader|initiali[sz]er|resolver|test|example|demo|sample).*");

	@Override
	public List<String> words() {
		return List.of("JAXBContext.newInstance(", "ClientBuilder.newClient(", "Client.create(", "buildDefaultValidatorFactory(", "HttpClients.createDefault(", "HttpClient.newHttpClient(", "TransformerFactory.newInstance(", "XPathFactory.newInstance(", "new ObjectMapper(", "new XmlMapper(", "new JsonMapper(", "new RestTemplate(", "new OkHttpClient(", "new TemplateEngine(", "new VelocityEngine(", "new MongoClient(", "XmlApplicationContext(", "new AnnotationConfigApplicationContext(", "HttpClients.custom(", "HttpClientBuilder.create(", "HttpClient.newBuilder(", "Port()", "Soap()", "Soap12()");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		Map<ASTNode, Set<String>> told = new HashMap<>();
		return new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				MAKERS.stream().filter(maker -> makes(file, node, maker)).findFirst().ifPresent(maker -> tell(node, node.getName(), maker));
				BUILDERS.stream().filter(maker -> makes(file, node, maker)).findFirst().ifPresent(maker -> {
					Expression built = built(node);
					if (built != null) {
						tell(built, node.getName(), maker);
					}
				});
				return true;
			}

			@Override
			public boolean visit(ClassInstanceCreation node) {
				if ((node.arguments().isEmpty() || node.arguments().get(0) instanceof StringLiteral || node.arguments().get(0) instanceof TypeLiteral) && node.getAnonymousClassDeclaration() == null) {
					CONSTRUCTORS.stream().filter(maker -> maker.owner().equals(JavaFile.simpleName(node.getType())) && isFrom(file, maker)).findFirst().ifPresent(maker -> tell(node, node.getType(), maker));
				}
				if (node.arguments().isEmpty() && SERVICE.matcher(String.valueOf(JavaFile.simpleName(node.getType()))).matches() && isCalledAtOnce(node)) {
					tell(node, node.getType(), OF_SERVICE);
				}
				return true;
			}

			private void tell(Expression made, ASTNode place, Maker maker) {
				ASTNode step = MessageSteps.around(file, made);
				if (JavaFile.member(made) instanceof MethodDeclaration method && (step != null || isOften(file, method)) && EachCall.runs(file, made) && isDropped(made, maker, method, step == null ? method.getBody() : step, CALLERS)
						&& told.computeIfAbsent(step == null ? method.getParent() : made.getRoot(), key -> new HashSet<>()).add(maker.type())) {
					CodeFact fact = CodeFacts.fact(KIND, file, made);
					fact.setOrigin(file.origin(place));
					CodeFacts.detail(fact, file, "type", maker.type(), place);
					if (step != null) {
						CodeFacts.detail(fact, file, "step", "true", place);
					}
					facts.accept(fact);
				}
			}
		};
	}

	/** Whether a port of a new web service client goes into no more than calls, directly or by a variable of the method. */
	private static boolean isCalledAtOnce(ClassInstanceCreation made) {
		if (!(JavaFile.member(made) instanceof MethodDeclaration method) || method.getBody() == null) {
			return false;
		}
		Expression whole = made;
		while (whole.getParent() instanceof MethodInvocation call && call.getExpression() == whole) {
			if (call.getName().getIdentifier().matches(OF_SERVICE.use())) {
				return call.arguments().isEmpty() && isPortCalled(call, method);
			}
			whole = call;
		}
		SimpleName service = variable(whole, method);
		return service != null && EnterpriseNames.uses(method.getBody(), service.getIdentifier()).stream().allMatch(use -> use == service || use.getParent() instanceof VariableDeclarationFragment
				|| use.getParent() instanceof MethodInvocation call && call.getExpression() == use && (!call.getName().getIdentifier().matches(OF_SERVICE.use()) || call.arguments().isEmpty() && isPortCalled(call, method)));
	}

	private static boolean isPortCalled(MethodInvocation getter, MethodDeclaration method) {
		if (getter.getParent() instanceof MethodInvocation call && call.getExpression() == getter) {
			return true;
		}
		SimpleName port = variable(getter, method);
		return port != null && EnterpriseNames.uses(method.getBody(), port.getIdentifier()).stream().noneMatch(use -> use.getParent() instanceof ReturnStatement || use.getParent() instanceof Assignment given && given.getRightHandSide() == use);
	}

	/** Whether a method belongs to a class that requests call, or whose name does not say that its work is done seldom. */
	private static boolean isOften(JavaFile file, MethodDeclaration method) {
		return method.getParent() instanceof TypeDeclaration owner && (!SELDOM.matcher(owner.getName().getIdentifier()).matches() || isOfRequests(file, owner));
	}

	/** Whether requests call a class, whatever it is called. */
	private static boolean isOfRequests(JavaFile file, TypeDeclaration type) {
		return EnterpriseNames.annotation(file, type.modifiers(), "servlet.annotation.WebServlet") != null || EnterpriseNames.annotation(file, type.modifiers(), "ws.rs.Path") != null || type.getSuperclassType() != null && "HttpServlet".equals(JavaFile.simpleName(type.getSuperclassType()));
	}

	private static boolean makes(JavaFile file, MethodInvocation call, Maker maker) {
		return call.getName().getIdentifier().equals(maker.method()) && call.getExpression() instanceof SimpleName owner && owner.getIdentifier().equals(maker.owner()) && isFrom(file, maker);
	}

	/** The object that a builder gives at the end of its calls, where none of them is given what the method was given or found out; null for others. */
	private static Expression built(MethodInvocation builder) {
		Set<String> given = GivenNames.in(JavaFile.member(builder));
		MethodInvocation end = builder;
		while (end.getParent() instanceof MethodInvocation call && call.getExpression() == end) {
			if (call.arguments().stream().anyMatch(argument -> GivenNames.isNamed((ASTNode) argument, given))) {
				return null;
			}
			end = call;
			if (call.getName().getIdentifier().equals("build") && call.arguments().isEmpty()) {
				return call;
			}
		}
		return null;
	}

	private static boolean isFrom(JavaFile file, Maker maker) {
		String named = file.imported(maker.owner());
		return maker.packages().stream().anyMatch(name -> named == null ? file.importsFrom(name) : named.startsWith(name + '.'));
	}

	/** Whether the method, or the step of a route in it, puts the object to its use and does nothing else with it, so that nothing keeps it. */
	private static boolean isDropped(Expression made, Maker maker, MethodDeclaration method, ASTNode body, int callers) {
		Chain chain = Chain.of(made, maker);
		if (chain.isForOne()) {
			return false;
		}
		if (chain.isUsed()) {
			return (isRead(chain, maker) || !isKept(chain.end(), method)) && !(chain.end().getParent() instanceof ReturnStatement && maker.type().equals("ValidatorFactory"));
		}
		if (chain.end().getParent() instanceof ReturnStatement) {
			return callers > 0 && isDroppedByCallers(maker, method, callers - 1);
		}
		SimpleName variable = variable(chain.end(), method);
		if (variable == null) {
			return false;
		}
		boolean used = false;
		for (SimpleName use : EnterpriseNames.uses(body, variable.getIdentifier())) {
			if (use.getParent() instanceof VariableDeclarationFragment declared && declared.getName() == use || use == variable || use.getParent() instanceof InfixExpression) {
				continue;
			}
			if (isHandedToHelper(use, maker)) {
				used = true;
				continue;
			}
			Chain calls = Chain.of(use, maker);
			if (calls.end() == use || calls.isForOne() || isKept(calls.end(), method) && !isRead(calls, maker)) {
				return false;
			}
			used |= calls.isUsed();
		}
		return used;
	}

	/** Whether calls upon a mapper give what it has read or written, which is not the mapper; readers and writers hold on to it. */
	private static boolean isRead(Chain calls, Maker maker) {
		return JSON.equals(maker.use()) && calls.isUsed() && calls.end() instanceof MethodInvocation last && !last.getName().getIdentifier().matches("(reader|writer)\\w*");
	}

	/** Whether a mapper goes into a call that reads or writes by it and that keeps nothing. */
	private static boolean isHandedToHelper(SimpleName use, Maker maker) {
		return JSON.equals(maker.use()) && use.getParent() instanceof MethodInvocation call && call.arguments().contains(use) && call.getExpression() instanceof SimpleName owner && owner.getIdentifier().matches("[A-Z]\\w*(Utils?|Helper)")
				&& call.getName().getIdentifier().matches("(get|read|parse|to|from|write|convert|serialize|deserialize)([A-Z]\\w*)?");
	}

	/** Whether each caller in the class of a method that hands the object out puts it to its use in each call; what other classes do takes none of those calls away. */
	private static boolean isDroppedByCallers(Maker maker, MethodDeclaration method, int callers) {
		if (Annotations.find(method.modifiers(), "Bean") != null) {
			return false;
		}
		List<MethodInvocation> calls = new ArrayList<>();
		method.getParent().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				if (node.getName().getIdentifier().equals(method.getName().getIdentifier()) && (node.getExpression() == null || node.getExpression() instanceof ThisExpression)) {
					calls.add(node);
				}
				return true;
			}
		});
		return !calls.isEmpty() && calls.stream().allMatch(call -> JavaFile.member(call) instanceof MethodDeclaration caller && caller != method && !caller.isConstructor() && !(call.getParent() instanceof ReturnStatement) && isDropped(call, maker, caller, caller.getBody(), callers));
	}

	/** The variable of the method that takes a value, or null. */
	private static SimpleName variable(ASTNode value, MethodDeclaration method) {
		if (value.getParent() instanceof VariableDeclarationFragment fragment) {
			return fragment.getName();
		}
		return value.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == value && assignment.getLeftHandSide() instanceof SimpleName name && EachCall.isLocal(method, name.getIdentifier()) ? name : null;
	}

	/** Whether a field takes a value. */
	private static boolean isKept(ASTNode value, MethodDeclaration method) {
		ASTNode whole = value;
		while (whole.getParent() instanceof CastExpression || whole.getParent() instanceof ParenthesizedExpression) {
			whole = whole.getParent();
		}
		return whole.getParent() instanceof Assignment assignment && assignment.getRightHandSide() == whole && !(assignment.getLeftHandSide() instanceof SimpleName name && EachCall.isLocal(method, name.getIdentifier()));
	}

	/**
	 * Calls one upon the result of the other.
	 *
	 * @param end the last of them, or the object itself where there is none
	 * @param isUsed whether one of them puts the object to its use
	 * @param isForOne whether one of them registers what is made with arguments, such as the name of a user
	 */
	private record Chain(ASTNode end, boolean isUsed, boolean isForOne) {

		static Chain of(Expression object, Maker maker) {
			ASTNode end = object;
			boolean used = false;
			boolean forOne = false;
			while (end.getParent() instanceof MethodInvocation call && call.getExpression() == end) {
				String name = call.getName().getIdentifier();
				used |= name.matches(maker.use());
				forOne |= !used && name.matches("register|addFilter") && call.arguments().stream().anyMatch(argument -> argument instanceof ClassInstanceCreation creation && !creation.arguments().isEmpty() || argument instanceof MethodInvocation);
				end = call;
			}
			return new Chain(end, used, forOne);
		}
	}
}
