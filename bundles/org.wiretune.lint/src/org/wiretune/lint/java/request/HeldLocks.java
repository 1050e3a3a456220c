/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.request;

import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.Modifier;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EachCall;
import org.wiretune.lint.java.EnterpriseNames;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes {@value #KIND}, one for each class of which there is one object for all requests and whose methods let one thread in at a time:
 * a singleton bean that states no lock, or one for writing; static synchronized methods, and synchronized ones of servlets, singletons and
 * beans of application scope. Details: {@value #METHOD}, for each such method, its name and the number of its parameters; {@value #BEAN}, where
 * the container holds the lock. Methods that the container calls by itself are left out, but they wait for the others and the others for them.
 * So are classes that work when something begins, ends or is due, as a method for a time or their name says, and private methods that
 * renew what their class keeps, and synchronized methods that change something.
 */
public final class HeldLocks implements CodeFactFinder {

	/** The kind of the observations. */
	public static final String KIND = "java.held-lock";
	/** The detail of a method. */
	public static final String METHOD = "method";
	/** The detail of a singleton bean. */
	public static final String BEAN = "bean";

	private static final List<String> SHARED = List.of("enterprise.context.ApplicationScoped", "inject.Singleton", "ejb.Singleton", "servlet.annotation.WebServlet");
	private static final List<String> DUE = List.of("ejb.Schedule", "ejb.Schedules", "ejb.Timeout");
	private static final List<String> SPRING = List.of("Service", "Component", "Repository", "Controller", "RestController");

	/** Classes for what is done now and then, one at a time. */
	private static final Pattern NOW_AND_THEN = Pattern.compile("(?:Start[uU]p|Shut[dD]own|Scanner|Bootstrap|Initiali[sz]er|Migrat(?:ion|or)|Upgrade|Timer|Schedul)");

	private static final Pattern RENEWING = Pattern.compile("^(?:refresh|renew|reconnect|reset|rebuild|reload|re?open|connect|init)");

	/** Changes, around which a lock is mostly meant: what is read and written back must not be changed by two at a time. Requests queue before what is asked. */
	private static final Pattern CHANGING = Pattern.compile("^(?:create|add|insert|save|store|persist|update|delete|remove|set|merge|sync|send|process|execute|start|stop|restart|register|generate|next|import|lock|increment|assign|allocate|reserve|claim|take|poll|renew|sign)(?:\\p{Lu}.*)?$");

	@Override
	public List<String> words() {
		return List.of("javax.ejb.Singleton", "jakarta.ejb.Singleton", "javax.ejb.*", "jakarta.ejb.*", " synchronized ");
	}

	@Override
	public List<String> beside() {
		return List.of("@Singleton", "static synchronized", "synchronized static", "@ApplicationScoped", "@Service", "@Component", "@Repository", "@WebServlet", "HttpServlet");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		return new ASTVisitor() {
			@Override
			public boolean visit(TypeDeclaration type) {
				Annotation singleton = isForWriting(file, type) ? EnterpriseNames.annotation(file, type.modifiers(), "ejb.Singleton") : null;
				List<MethodDeclaration> locked = Stream.of(type.getMethods()).filter(method -> method.getBody() != null && !method.isConstructor() && (singleton != null && isLockedByContainer(file, method) || isSynchronized(file, type, method))).toList();
				if (!locked.isEmpty() && !isNowAndThen(file, type)) {
					ASTNode place = singleton != null ? singleton : locked.get(0).getName();
					CodeFact fact = CodeFacts.fact(KIND, file, place);
					fact.setName(type.getName().getIdentifier());
					fact.setTypeName(file.qualifiedName(type));
					locked.forEach(method -> CodeFacts.detail(fact, file, METHOD, RowByRowFacts.signature(method.getName(), method.parameters()), method.getName()));
					if (singleton != null) {
						CodeFacts.detail(fact, file, BEAN, "true", singleton);
					}
					facts.accept(fact);
				}
				return true;
			}
		};
	}

	private static boolean isNowAndThen(JavaFile file, TypeDeclaration type) {
		return NOW_AND_THEN.matcher(type.getName().getIdentifier()).find()
				|| Stream.of(type.getMethods()).anyMatch(method -> DUE.stream().anyMatch(each -> EnterpriseNames.annotation(file, method.modifiers(), each) != null) || Annotations.find(method.modifiers(), "Scheduled") != null);
	}

	private static boolean isForWriting(JavaFile file, TypeDeclaration type) {
		Annotation lock = EnterpriseNames.annotation(file, type.modifiers(), "ejb.Lock");
		return (lock == null || lock.toString().contains("WRITE")) && EnterpriseNames.annotation(file, type.modifiers(), "ejb.ConcurrencyManagement") == null;
	}

	private static boolean isLockedByContainer(JavaFile file, MethodDeclaration method) {
		Annotation lock = EnterpriseNames.annotation(file, method.modifiers(), "ejb.Lock");
		return (lock == null || lock.toString().contains("WRITE")) && LockedSingletons.isBusiness(file, method);
	}

	private static boolean isChange(MethodDeclaration method) {
		return method.getReturnType2() == null || "void".equals(method.getReturnType2().toString()) || CHANGING.matcher(method.getName().getIdentifier()).find();
	}

	private static boolean isSynchronized(JavaFile file, TypeDeclaration type, MethodDeclaration method) {
		return Modifier.isSynchronized(method.getModifiers()) && !isChange(method) && !(Modifier.isPrivate(method.getModifiers()) && RENEWING.matcher(method.getName().getIdentifier()).find()) && (Modifier.isStatic(method.getModifiers()) || SHARED.stream().anyMatch(each -> EnterpriseNames.annotation(file, type.modifiers(), each) != null)
				|| file.importsFrom("org.springframework") && SPRING.stream().anyMatch(each -> Annotations.find(type.modifiers(), each) != null) || type.getSuperclassType() != null && "HttpServlet".equals(JavaFile.simpleName(type.getSuperclassType())))
				&& EachCall.isOften(file, method);
	}
}
