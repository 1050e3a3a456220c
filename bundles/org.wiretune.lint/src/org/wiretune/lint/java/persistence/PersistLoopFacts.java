/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.persistence;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.eclipse.jdt.core.dom.CatchClause;
import org.eclipse.jdt.core.dom.Expression;
import org.eclipse.jdt.core.dom.ExpressionMethodReference;
import org.eclipse.jdt.core.dom.ExpressionStatement;
import org.eclipse.jdt.core.dom.IfStatement;
import org.eclipse.jdt.core.dom.MethodInvocation;
import org.wiretune.lint.format.FileParts;
import org.wiretune.lint.java.EntityManagers;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.Loops;
import org.wiretune.model.platform.PersistLoop;
import org.wiretune.model.platform.PlatformFactory;

/**
 * Loops that persist entities: calls of {@code persist} on an entity manager, and of {@code persist} or {@code save} on
 * a session of Hibernate.
 */
public final class PersistLoopFacts {

	private static final Set<String> PERSIST = Set.of("persist", "save");
	private static final Set<String> LETS_GO = Set.of("detach", "evict");

	private final JavaFile file;
	private final EntityManagers managers;
	/** One loop for each outermost loop and manager, so that several calls in it are one fact. */
	private final Map<String, PersistLoop> loops = new LinkedHashMap<>();

	/** Observes nothing yet. @param file the file */
	public PersistLoopFacts(JavaFile file) {
		this.file = file;
		this.managers = new EntityManagers(file);
	}

	/** Looks at a call. */
	public void visit(MethodInvocation call) {
		if (!PERSIST.contains(call.getName().getIdentifier()) || call.arguments().size() != 1 || !managers.isManager(call)) {
			return;
		}
		ASTNode loop = Loops.outermost(call);
		if (loop == null || isRare(call, loop)) {
			return;
		}
		String manager = file.text(call.getExpression());
		PersistLoop fact = loops.computeIfAbsent(loop.getStartPosition() + " " + manager, key -> create(call, loop, manager));
		String entity = managers.type((Expression) call.arguments().get(0));
		if (entity != null && !fact.getEntities().contains(entity)) {
			fact.getEntities().add(entity);
		}
	}

	/** Hands over what was found. */
	public void finish(FileParts parts) {
		loops.values().forEach(parts::add);
	}

	private PersistLoop create(MethodInvocation call, ASTNode loop, String manager) {
		PersistLoop fact = PlatformFactory.INSTANCE.createPersistLoop();
		fact.setName(file.place(call));
		fact.setOrigin(file.origin(call.getName()));
		fact.setPersist(file.origin(call));
		fact.setManager(manager);
		fact.setNested(Loops.innermost(call) != loop);
		loop.accept(new ASTVisitor() {
			@Override
			public boolean visit(MethodInvocation node) {
				String name = node.getName().getIdentifier();
				boolean own = node.getExpression() != null && file.text(node.getExpression()).equals(manager);
				if (own && name.equals("flush")) {
					fact.setFlushes(true);
					if (fact.getFlush() == null && node.getParent() instanceof ExpressionStatement statement) {
						fact.setFlush(file.origin(statement));
						fact.setFlushesInBatches(isConditional(statement, loop) && (FlushPlace.counts(FlushPlace.condition(statement).getExpression()) || !FlushPlace.isBehindEach(call, statement)));
						fact.setHeld(HeldEntities.behind(file, loop, statement, manager));
					}
				}
				// A method of the application's own may do both; its name is all that can be seen here.
				if (own && name.equals("clear") || !own && name.matches("(?i).*(flush.*clear|clear(session|context|cache|persistence|entity)).*")) {
					fact.setClears(true);
				}
				// Entities that are taken out one by one do not pile up either.
				if (own && LETS_GO.contains(name)) {
					fact.setClears(true);
				}
				return true;
			}

			@Override
			public boolean visit(ExpressionMethodReference node) {
				if (LETS_GO.contains(node.getName().getIdentifier()) && file.text(node.getExpression()).equals(manager)) {
					fact.setClears(true);
				}
				return true;
			}
		});
		return fact;
	}

	static boolean isConditional(ASTNode statement, ASTNode loop) {
		for (ASTNode node = statement; node != loop; node = node.getParent()) {
			if (node instanceof IfStatement) {
				return true;
			}
		}
		return false;
	}

	/** In a catch clause, or in a loop that only repeats after a failure. */
	public static boolean isRare(ASTNode call, ASTNode loop) {
		if (Loops.endsAfter(call, loop)) {
			return true;
		}
		for (ASTNode node = call; node != loop; node = node.getParent()) {
			if (node instanceof CatchClause) {
				return true;
			}
		}
		return false;
	}
}
