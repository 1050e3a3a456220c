/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.call;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.Annotation;
import org.eclipse.jdt.core.dom.BodyDeclaration;
import org.eclipse.jdt.core.dom.ClassInstanceCreation;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.LambdaExpression;
import org.eclipse.jdt.core.dom.MethodDeclaration;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.eclipse.jdt.core.dom.Type;
import org.eclipse.jdt.core.dom.TypeDeclaration;
import org.wiretune.lint.java.Annotations;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.CodeFacts;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.lint.java.rows.BeanCallsPerRow;
import org.wiretune.lint.java.rows.DatabaseCalls;
import org.wiretune.lint.java.rows.RowByRowFacts;
import org.wiretune.lint.java.rows.RowLoop;
import org.wiretune.lint.java.rows.TurnCount;
import org.wiretune.lint.java.rows.TurnWork;
import org.wiretune.model.platform.CodeFact;

/**
 * Observes whom the classes of an application call. {@value #KIND}, one for each class that does something: details {@value #ABOVE}, the
 * names that a type above it may have, with a space between them; {@value #METHOD}, for each method that works with a database or another
 * system in each of its calls, or calls other classes: its name and the number of its parameters, then what it does, see {@link CallWork},
 * and whom it calls, as {@code >Type|Type#name/1}, in their order, with spaces between them. {@value #LOOP}, a call in a loop over many things by what the turn gives: details
 * {@code receiver}, {@code method}, {@code loop}; {@value #TARGET}, whom it calls, or {@value #WORK}, what it does by itself; {@value #SELDOM}; {@value #ALONE}; {@value #PARALLEL}, where turns run at the same time; {@value #MISSING}; {@value #WEB}, where the class answers requests and begins no transaction; {@value #FEW}.
 * What happens only after a failure, only where something is missing, or in another thread, is left out.
 */
public final class ClassCalls implements CodeFactFinder {

	/** The kind of classes. */
	public static final String KIND = "java.class-calls";
	/** The kind of calls in loops. */
	public static final String LOOP = "java.loop-call";
	/** The detail of a class or interface above. */
	public static final String ABOVE = "above";
	/** The detail of a method. */
	public static final String METHOD = "method";
	/** The detail of whom a call in a loop goes to. */
	public static final String TARGET = "target";
	/** The detail of what a call in a loop does by itself. */
	public static final String WORK = "work";
	/** The detail of the method that has the loop, by its name and the number of its parameters. */
	public static final String WITHIN = "within";
	/** The detail of a class outside of transactions. */
	public static final String WEB = "web";
	/** The detail of a call outside of transactions that a few turns make, or each for itself. */
	public static final String FEW = "few";
	/** The detail of a call that is made where something is missing, so that it is no look-up for each row; what is new may be stored there. */
	public static final String MISSING = "missing";
	/** The detail of a call beside which a round trip does not matter, because the turn does more, or that few turns make. */
	public static final String SELDOM = "seldom";
	/** The detail of a loop whose turns run at the same time. */
	public static final String PARALLEL = "parallel";
	/** The detail of a call that takes long by itself, as its name says, in a turn in which nothing else does. */
	public static final String ALONE = "alone";
	/** The detail of an interface. */
	public static final String INTERFACE = "interface";
	/** The name of constructors. */
	static final String MAKES = "new";

	/** A cache answers, or another thread works. */
	private static final Pattern CACHED = Pattern.compile("\\b(Cacheable|CacheResult|Memoize|Asynchronous|Async)\\b");
	/** Names that tell something of an object of the turn, and no other class. */
	static final Pattern PLAIN = Pattern.compile("(set|is|has)\\p{Lu}\\w*|equals|hashCode|toString|compareTo|size|isEmpty|append|valueOf|values|info|debug|warn|error|trace|format|builder|build");
	/** What works on many rows by itself. */
	private static final Pattern JOBS = Pattern.compile("(purge|purgar|import|sync|synchroni[sz]e|clean|cleanup|migrate|archive|schedule)(\\p{Lu}\\w*)?");
	/** Compared with a variable, and not with a constant. */
	private static final Pattern EQUAL = Pattern.compile("\\.equals\\(\\s*[a-z]\\w*\\s*\\)|(?<![!=<>])==\\s*[a-z]\\w*\\b(?<!null|true|false)(?!\\.|\\()");

	@Override
	public List<String> words() {
		return List.of("@EJB", "@Inject", "@Stateless", "@Stateful", "@Singleton", "@MessageDriven", "@ManagedBean", "@Autowired", "@Service", "@Repository", "Service implements ", "Impl implements ", "EntityManager", "PreparedStatement", "createStatement(", "InitialContext", "DriverManager", "Transport.send", "HttpURLConnection",
				"ServiceLocator", "Delegate", "@Modifying");
	}

	@Override
	public ASTVisitor visitor(JavaFile file, Constants constants, Consumer<CodeFact> facts) {
		DatabaseCalls calls = DatabaseCalls.of(file);
		EntityManagers managers = new EntityManagers(file);
		CallTargets targets = new CallTargets(file);
		Set<String> told = new HashSet<>();
		Map<TypeDeclaration, Boolean> web = new HashMap<>();
		return new ASTVisitor() {

			@Override
			public boolean visit(TypeDeclaration type) {
				Map<MethodDeclaration, Set<String>> methods = new LinkedHashMap<>();
				for (MethodDeclaration method : type.getMethods()) {
					if (method.getBody() == null && type.isInterface() && Annotations.find(method.modifiers(), "Modifying") != null) {
						// Spring Data sends its statement.
						methods.put(method, Set.of(CallWork.STATEMENT.word()));
					} else if (method.getBody() != null && method.modifiers().stream().noneMatch(each -> each instanceof Annotation annotation && CACHED.matcher(file.text(annotation)).find())) {
						Set<String> does = new LinkedHashSet<>();
						method.getBody().accept(new MethodSteps(file, targets, managers, does));
						if (!does.isEmpty()) {
							methods.put(method, does);
						}
					}
				}
				tell(type, methods);
				return true;
			}

			private void tell(TypeDeclaration type, Map<MethodDeclaration, Set<String>> methods) {
				List<String> above = new ArrayList<>();
				if (type.getSuperclassType() != null) {
					above.add(String.join(" ", targets.named(JavaFile.writtenName(type.getSuperclassType()))));
				}
				type.superInterfaceTypes().forEach(each -> above.add(String.join(" ", targets.named(JavaFile.writtenName((Type) each)))));
				above.removeIf(String::isEmpty);
				if (methods.isEmpty() && above.isEmpty()) {
					return;
				}
				CodeFact fact = CodeFacts.fact(KIND, file, type.getName());
				fact.setTypeName(file.qualifiedName(type));
				above.forEach(each -> CodeFacts.detail(fact, file, ABOVE, each, type.getName()));
				if (type.isInterface()) {
					CodeFacts.detail(fact, file, INTERFACE, "true", type.getName());
				}
				methods.forEach((method, does) -> CodeFacts.detail(fact, file, METHOD, signature(method) + ' ' + String.join(" ", does), method.getName()));
				facts.accept(fact);
			}

			private String signature(MethodDeclaration method) {
				return method.isConstructor() ? MAKES + '/' + method.parameters().size() : RowByRowFacts.signature(method.getName(), method.parameters());
			}

			@Override
			public boolean visit(MethodInvocation node) {
				if (PLAIN.matcher(node.getName().getIdentifier()).matches() || !isInLoop(node)) {
					return true;
				}
				CallWork work = CallWork.of(file, calls, managers, node);
				if (work != null) {
					RowLoop loop = work.isOutside() && !isOverOpenTransport(node) ? RowLoop.around(file, node) : null;
					if (loop != null && loop.vary(List.of(node)) && RowByRowFacts.isOften(file, node, RowByRowFacts.CALL) && !TurnWork.isAnsweredLater(node)) {
						tellWork(node, work, loop);
					}
					return true;
				}
				// Without arguments it asks the object of the turn.
				List<String> types = node.arguments().isEmpty() && !(node.getExpression() instanceof ClassInstanceCreation) ? List.of() : targets.of(node);
				RowLoop loop = types.isEmpty() ? null : RowLoop.around(file, node);
				if (loop != null && mayVary(node, loop) && RowByRowFacts.isOften(file, node, RowByRowFacts.STATEMENT) && !TurnWork.isAnsweredLater(node) && !TurnWork.isTried(node, loop) && !TurnWork.isNextStep(node, loop, each -> false)) {
					tell(node, node.getName(), node.getExpression(), types, loop);
				}
				return true;
			}

			/** Whether only the turn makes a call that finds what something else is equal to. */
			private boolean isSearched(ASTNode node, RowLoop loop) {
				for (ASTNode each = node.getParent(); each != loop.node(); each = each.getParent()) {
					if (each instanceof IfStatement branch && EQUAL.matcher(file.text(branch.getExpression())).find()) {
						return true;
					}
				}
				return false;
			}

			/** Whether a loop or a lambda is around a node at all. */
			private boolean isInLoop(ASTNode node) {
				for (ASTNode each = node.getParent(); each != null && !(each instanceof BodyDeclaration); each = each.getParent()) {
					if (Loops.isLoop(each) || each instanceof LambdaExpression) {
						return true;
					}
				}
				return false;
			}

			/** By what it is given, or because it is made in the turn. What a turn asks of its own object is of that object. */
			private boolean mayVary(MethodInvocation node, RowLoop loop) {
				return !node.arguments().isEmpty() && loop.vary(node.arguments()) || node.getExpression() instanceof ClassInstanceCreation made && loop.vary(made.arguments());
			}

			private void tell(MethodInvocation node, ASTNode place, Expression receiver, List<String> types, RowLoop loop) {
				String target = '>' + String.join("|", types) + '#' + RowByRowFacts.signature(node.getName(), node.arguments());
				if (!told.add(target + loop.node().getStartPosition())) {
					return;
				}
				CodeFact fact = CodeFacts.fact(LOOP, file, place);
				CodeFacts.detail(fact, file, TARGET, target, place);
				CodeFacts.detail(fact, file, "receiver", shown(receiver, types), node);
				CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), place);
				tellLoop(fact, node, loop);
				if (JavaFile.member(node) instanceof MethodDeclaration method) {
					CodeFacts.detail(fact, file, WITHIN, signature(method), method.getName());
				}
				if (TurnWork.isLong(loop) || JOBS.matcher(node.getName().getIdentifier()).matches() || isSearched(node, loop)) {
					CodeFacts.detail(fact, file, SELDOM, "true", loop.node());
					if (!TurnWork.isLongBeside(loop, node) && !JOBS.matcher(node.getName().getIdentifier()).matches() && !isSearched(node, loop)) {
						CodeFacts.detail(fact, file, ALONE, "true", node);
					}
				}
				if (RowByRowFacts.isKept(file, node)) {
					CodeFacts.detail(fact, file, MISSING, "true", loop.node());
				}
				if (JavaFile.type(node) instanceof TypeDeclaration type && web.computeIfAbsent(type, each -> BeanCallsPerRow.isOutsideOfTransactions(file, type))) {
					CodeFacts.detail(fact, file, WEB, "true", node);
					if (BeanCallsPerRow.isOfFew(file, node, loop)) {
						CodeFacts.detail(fact, file, FEW, "true", node);
					}
				}
				facts.accept(fact);
			}

			/** A turn that waits for another system by itself. */
			private void tellWork(MethodInvocation node, CallWork work, RowLoop loop) {
				if (told.add(work.word() + loop.node().getStartPosition())) {
					CodeFact fact = CodeFacts.fact(LOOP, file, node.getName());
					CodeFacts.detail(fact, file, WORK, work.word(), node.getName());
					CodeFacts.detail(fact, file, "receiver", file.text(node.getExpression()).matches("\\w+") ? file.text(node.getExpression()) : "it", node);
					CodeFacts.detail(fact, file, "method", node.getName().getIdentifier(), node.getName());
					tellLoop(fact, node, loop);
					facts.accept(fact);
				}
			}

			private void tellLoop(CodeFact fact, ASTNode node, RowLoop loop) {
				CodeFacts.detail(fact, file, "loop", "true", loop.node());
				TurnCount.tell(fact, file, loop);
				if (loop.isParallel()) {
					CodeFacts.detail(fact, file, PARALLEL, "true", node);
				}
			}

			private String shown(Expression receiver, List<String> types) {
				String variable = receiver == null ? null : EntityManagers.variable(receiver);
				String type = types.get(0).replace(CallTargets.UNKNOWN_PACKAGE, "");
				return variable != null ? variable : type.substring(Math.max(type.lastIndexOf('.'), type.lastIndexOf('$')) + 1);
			}
		};
	}

	/** Many mails over one connection is what the advice asks for; opening the connection is a call of its own. */
	private static boolean isOverOpenTransport(MethodInvocation node) {
		return node.getName().getIdentifier().equals("sendMessage");
	}
}
