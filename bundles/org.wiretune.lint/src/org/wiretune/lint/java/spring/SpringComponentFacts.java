/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.spring;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.AnonymousClassDeclaration;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.FieldAccess;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.SimpleName;
import org.eclipse.jdt.core.dom.ThisExpression;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.LaterAnswers;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Classes that Spring, CDI or the container of beans makes, of kind {@value #KIND}, with what their methods call, and interfaces that Spring or the client of
 * MicroProfile implements by calls of HTTP, of kind {@value #HTTP}. Details of classes: {@value #STEREOTYPE}, the annotation; {@value #IMPLEMENTS}; {@value #ENTRY}, a
 * method that requests come to; {@value #CONTAINER}, one that the container calls, as an annotation on it tells; {@value #ADMINISTRATORS}, one that they alone may call; {@value #BEGINNING}, one that runs once, when the application begins; {@value #VIRTUAL}; and, under {@value #CALL} and the method, what it calls in the order of the text: the
 * simple name of the type of a variable, or {@code this}, and the method. Methods are told by name and number of parameters, as in {@code find/1}. A method that runs on other threads
 * calls nothing here, nor does one where it calls something only because what it keeps is missing,
 * or before it throws.
 */
public final class SpringComponentFacts implements CodeFactFinder {

	/** The kind of classes. */
	public static final String KIND = "spring-component";
	/** The kind of interfaces whose methods are requests. */
	public static final String HTTP = "spring-http-interface";
	/** The detail of the annotation that makes it one. */
	public static final String STEREOTYPE = "stereotype";
	/** The detail of an interface, or of the class that it extends. */
	public static final String IMPLEMENTS = "implements";
	/** The detail of a method of a controller. */
	public static final String ENTRY = "entry";
	/** The detail of a method that something else than a method of the application calls, as with a message. */
	public static final String CONTAINER = "container";
	/** The detail of a method that administrators alone may call, as an annotation on it or on its class says. */
	public static final String ADMINISTRATORS = "administrators";
	/** The detail of a method that runs on a virtual thread for each request or message, and that nothing limits. */
	public static final String VIRTUAL = "virtual";
	/** The detail of a method that runs once, when the application begins. */
	public static final String BEGINNING = "beginning";
	/** The beginning of the name of the detail of a call. */
	public static final String CALL = "call ";
	/** What stands for a wait for a reactive result. */
	public static final String BLOCK = "Mono.block";

	private static final List<String> STEREOTYPES = List.of("RestController", "Controller", "Service", "Component", "Repository", "Configuration", "SpringBootApplication");
	/** What makes a class a bean of CDI, or a resource of REST, which is one. */
	private static final List<String> SCOPES = List.of("ApplicationScoped", "RequestScoped", "Dependent", "Singleton", "Path");
	/** What makes a class a session bean. */
	private static final List<String> SESSIONS = List.of("ejb.Stateless", "ejb.Stateful", "ejb.Singleton");
	/** Annotations of methods by which nobody calls them. */
	private static final Set<String> OF_METHODS = Set.of("Override", "Transactional", "SuppressWarnings", "Deprecated", "Retryable", "Cacheable", "CacheEvict", "CachePut", "SneakyThrows", "Nullable", "NonNull", "Timed", "PreAuthorize", "Lock", "SafeVarargs", "VisibleForTesting");
	private static final List<String> LIMITS = List.of("Bulkhead", "RateLimit");
	private static final List<String> REQUESTS = List.of("FeignClient", "HttpExchange", "RegisterRestClient");
	/** Annotations of methods of interfaces that Feign or Spring implements by requests, whoever builds them. */
	private static final List<String> REQUESTING = List.of("RequestLine", "HttpExchange", "GetExchange", "PostExchange", "PutExchange", "DeleteExchange", "PatchExchange");
	private static final Set<String> MAPPINGS = Set.of("RequestMapping", "GetMapping", "PostMapping", "PutMapping", "DeleteMapping", "PatchMapping");
	/** Types of values, whose methods go nowhere. */
	private static final Pattern VALUES = Pattern.compile("String|StringBuilder|List|Map|Set|Collection|Optional|Stream|Logger|Log|Integer|Long|Boolean|BigDecimal|UUID|Object|LocalDate|LocalDateTime|Instant|Iterator|.*(?:Dto|DTO|Entity|Builder|Exception|Request|Event)|ObjectMapper|[a-z].*|[A-Z]");
	/** Types whose getters may do work. */
	private static final Pattern WORKERS = Pattern.compile(".*(?:Template|Operations|Client|Repository|Service|Dao|DAO|Manager|Facade|Gateway|Helper|Adapter|Api|Stub|Provider|Handler|Component|Impl)");
	/** Methods of plain objects. */
	private static final Pattern PLAIN = Pattern.compile("(?:get|set|is|has|with|add|to|from|of|equals|hashCode|log|info|debug|warn|error)[A-Z]?\\w*");
	private static final Pattern GETTER = Pattern.compile("get[A-Z]\\w*");
	/** No class that somebody reads calls more. */
	private static final int MOST = 400;

	@Override
	public List<String> words() {
		return List.of("@Service", "@Component", "@Repository", "@RestController", "@SpringBootApplication", "stereotype.Controller", "@FeignClient", "@HttpExchange", "@RequestLine", "web.service.annotation", "@JmsListener", "@RegisterRestClient", "enterprise.context.ApplicationScoped", "enterprise.context.RequestScoped", "enterprise.context.Dependent", "inject.Singleton", "ws.rs.Path", "@Path(", "@Stateless", "@Stateful", "@Singleton", "ejb.Stateless");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				if (type.isInterface()) {
					if (isOfRequests(file, type)) {
						CodeFact fact = CodeFacts.fact(HTTP, file, type.getName());
						fact.setName(type.getName().getIdentifier());
						facts.accept(fact);
					}
					return false;
				}
				STEREOTYPES.stream().filter(name -> Annotations.find(type.modifiers(), name) != null).findFirst().filter(name -> file.importsFrom("org.springframework"))
						.or(() -> SCOPES.stream().filter(name -> isScoped(file, type, name)).findFirst())
						.or(() -> SESSIONS.stream().filter(name -> EnterpriseNames.annotation(file, type.modifiers(), name) != null).findFirst()).ifPresent(name -> facts.accept(component(file, type, name)));
				return true;
			}
		};
	}

	/** Whether a framework implements an interface by requests that the caller waits for. */
	private static boolean isOfRequests(JavaFile file, TypeDeclaration type) {
		return REQUESTS.stream().anyMatch(name -> Annotations.find(type.modifiers(), name) != null)
				|| (file.importsFrom("feign") || file.importsFrom("org.springframework.web.service.annotation")) && Stream.of(type.getMethods()).anyMatch(method -> !LaterAnswers.isType(JavaFile.simpleName(method.getReturnType2())) && REQUESTING.stream().anyMatch(name -> Annotations.find(method.modifiers(), name) != null));
	}

	private static boolean isScoped(JavaFile file, TypeDeclaration type, String name) {
		String folder = name.equals("Path") ? "ws.rs." : name.equals("Singleton") ? "inject." : "enterprise.context.";
		return EnterpriseNames.annotation(file, type.modifiers(), folder + name) != null;
	}

	private static CodeFact component(JavaFile file, TypeDeclaration type, String stereotype) {
		CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
		fact.setName(type.getName().getIdentifier());
		CodeFacts.detail(fact, file, STEREOTYPE, stereotype, type.getName());
		Stream.concat(((List<?>) type.superInterfaceTypes()).stream(), Stream.ofNullable(type.getSuperclassType())).map(Type.class::cast)
				.forEach(each -> CodeFacts.detail(fact, file, IMPLEMENTS, JavaFile.simpleName(each), type.getName()));
		boolean controller = stereotype.endsWith("Controller");
		boolean reactive = file.importsFrom("reactor") || file.importsFrom("org.springframework.web.reactive");
		for (MethodDeclaration method : type.getMethods()) {
			if (method.getBody() != null) {
				if (controller && isEntry(type, method)) {
					CodeFacts.detail(fact, file, ENTRY, method.getName().getIdentifier(), method.getName());
				}
				if (((List<?>) method.modifiers()).stream().anyMatch(each -> each instanceof Annotation annotation && !OF_METHODS.contains(Annotations.simpleName(annotation)))) {
					CodeFacts.detail(fact, file, CONTAINER, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName());
				}
				if (AdministratorsOnly.is(file, method.modifiers()) || AdministratorsOnly.is(file, type.modifiers())) {
					CodeFacts.detail(fact, file, ADMINISTRATORS, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName());
				}
				if (EachCall.isOfBeginning(file, method)) {
					CodeFacts.detail(fact, file, BEGINNING, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName());
				}
				if (isOf(type, method, "RunOnVirtualThread") && LIMITS.stream().noneMatch(limit -> isOf(type, method, limit)) && !Modifier.isPrivate(method.getModifiers())) {
					CodeFacts.detail(fact, file, VIRTUAL, method.getName().getIdentifier(), method.getName());
				}
				if (!isOf(type, method, "Async") && !isOf(type, method, "Asynchronous")) {
					calls(fact, file, method, reactive, !STEREOTYPES.contains(stereotype));
				}
			}
		}
		return fact;
	}

	private static boolean isOf(TypeDeclaration type, MethodDeclaration method, String annotation) {
		return Annotations.find(method.modifiers(), annotation) != null || Annotations.find(type.modifiers(), annotation) != null;
	}

	/** Whether a method of a controller answers requests; an interface may have the mapping. */
	private static boolean isEntry(TypeDeclaration type, MethodDeclaration method) {
		return !type.superInterfaceTypes().isEmpty() && Modifier.isPublic(method.getModifiers()) || MAPPINGS.stream().anyMatch(name -> Annotations.find(method.modifiers(), name) != null);
	}

	/** The variable that a call is made on, or the field that a getter without a body in the text gives. */
	private static String variable(Expression on) {
		if (on instanceof MethodInvocation getter && getter.arguments().isEmpty() && (getter.getExpression() == null || getter.getExpression() instanceof ThisExpression) && GETTER.matcher(getter.getName().getIdentifier()).matches()) {
			String name = getter.getName().getIdentifier();
			return Character.toLowerCase(name.charAt(3)) + name.substring(4);
		}
		return on instanceof SimpleName simple ? simple.getIdentifier() : on instanceof FieldAccess access ? access.getName().getIdentifier() : null;
	}

	private static void calls(CodeFact fact, JavaFile file, MethodDeclaration method, boolean reactive, boolean cdi) {
		String name = CALL + RowByRowFacts.signature(method.getName(), method.parameters());
		Set<String> seen = new HashSet<>();
		method.getBody().accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation call) {
				return !ScheduledMethodFacts.isHandedOver(call);
			}

			/** What stands in the arguments, and before the dot, is called earlier. */
			@Override
			public void endVisit(MethodInvocation call) {
				String called = call.getName().getIdentifier();
				Expression on = call.getExpression();
				String variable = variable(on);
				String target = RowByRowFacts.signature(call.getName(), call.arguments());
				String type = null;
				if (reactive && called.equals("block") && on != null) {
					type = "Mono";
				} else if (on == null || on instanceof ThisExpression) {
					type = "this";
				} else if (cdi && on instanceof SimpleName && file.typesOf(variable).isEmpty() && Character.isUpperCase(variable.charAt(0)) && !PLAIN.matcher(called).matches()) {
					// An entity that looks itself up.
					type = variable;
				} else if (variable != null && file.typesOf(variable).size() == 1) {
					String declared = file.typesOf(variable).iterator().next();
					// Without a type the name is the best guess; where no class has it, nothing comes of it.
					String guessed = declared.equals("var") ? Character.toUpperCase(variable.charAt(0)) + variable.substring(1) : declared;
					type = PLAIN.matcher(called).matches() && !WORKERS.matcher(guessed).matches() ? null : guessed;
				}
				if (type != null && (type.equals("this") || !VALUES.matcher(type).matches()) && fact.getDetails().size() < MOST && !EachCall.isWhereNotKept(file, call, method) && !EachCall.isWhereFailed(call) && seen.add(type + '.' + target)) {
					CodeFacts.detail(fact, file, name, type + '.' + target, call.getName());
				}
			}

			@Override
			public boolean visit(AnonymousClassDeclaration other) {
				return false;
			}
		});
	}
}
