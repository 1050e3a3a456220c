/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
import org.eclipse.jdt.core.dom.ASTVisitor;
import org.wiretune.model.platform.CodeFact;
import org.wiretune.model.platform.PlatformFactory;

/** The finders of observations in Java source that rules relate to settings: those of every Java application, and those of single worlds. */
public final class CodeFactFinders {

	private static final List<CodeFactFinder> COMMON = List.of(
			new PersistentClassFacts(),
			new EntityUseFacts(),
			new QueryFacts(),
			new InjectedUnitFacts(),
			new BulkLoopFacts(),
			new FlushingSaves(),
			new MessageDrivenWorkFinder(),
			new MissingCommaFinder(),
			new ConsumerBeanFinder(),
			new DirectMessagingFinder(),
			new MessagingConnections(),
			new PrintingInterceptors(),
			new PrintingServices(),
			new LockedSingletons(),
			new HeldLocks(),
			new LockedServlets(),
			new SleepingBeans(),
			new NameLookups(),
			new DriverConnections(),
			new PersistenceFactories(),
			new ConnectionUses(),
			new BeanManagedTransactions(),
			new ConnectionsBeforeBegin(),
			new ConnectionLeaks(),
			new SessionAttributes(),
			new SessionBeans(),
			new RemoteViews(),
			new BeanInjections(),
			new BeanQueries(),
			new ConnectionPoolFacts(),
			new DatabaseBeanFacts(),
			new SynchronousCallFacts(),
			new CompositeClients(),
			new PersistingMethods(),
			new HandingMethods(),
			new HelperTypes(),
			new HelperCalls(),
			new ExplicitCollectionFacts(),
			new CostlyObjects(),
			new EndlessRequests());

	/** A finder with its words. */
	private record Asked(CodeFactFinder finder, WordSearch.Words words, WordSearch.Words beside) {
	}

	private final List<Asked> all;

	/** @param finders the finders, see {@link #with} @param search looks for their {@link #words} */
	CodeFactFinders(List<CodeFactFinder> finders, WordSearch search) {
		all = finders.stream().map(finder -> new Asked(finder, search.some(finder.words()), search.some(finder.beside()))).toList();
	}

	/** {@return all finders, in the order in which what they observe is told} @param further those of single worlds */
	static List<CodeFactFinder> with(List<CodeFactFinder> further) {
		return Stream.concat(COMMON.stream(), further.stream()).toList();
	}

	/** {@return the words of finders} @param finders the finders */
	static List<String> words(List<CodeFactFinder> finders) {
		return finders.stream().flatMap(finder -> Stream.concat(finder.words().stream(), finder.beside().stream())).distinct().toList();
	}

	/** {@return whether a finder has something to look for in a file} @param found the words that stand in the file */
	boolean wants(WordSearch.Found found) {
		return all.stream().anyMatch(each -> found.any(each.words()) && (each.beside().isEmpty() || found.any(each.beside())));
	}

	/**
	 * Runs the finders that have something to look for, all in one walk.
	 *
	 * @param file the file
	 * @param constants the values of its constants
	 * @param found the words that stand in the file
	 * @param other who walks with them
	 * @return what they observed, one finder after the other
	 */
	List<CodeFact> read(JavaFile file, Constants constants, WordSearch.Found found, ASTVisitor other) {
		List<ASTVisitor> visitors = new ArrayList<>();
		visitors.add(other);
		List<List<CodeFact>> observed = new ArrayList<>();
		for (Asked each : all) {
			// Only whether a file is parsed depends on what must stand beside.
			if (found.any(each.words())) {
				List<CodeFact> own = new ArrayList<>(0);
				observed.add(own);
				visitors.add(each.finder().visitor(file, constants, own::add));
			}
		}
		new SharedWalk(visitors).through(file.unit());
		return observed.stream().flatMap(List::stream).toList();
	}

	/**
	 * {@return a new observation without details}
	 *
	 * @param kind its kind
	 * @param file the file
	 * @param node the piece of code
	 */
	public static CodeFact fact(String kind, JavaFile file, ASTNode node) {
		CodeFact fact = PlatformFactory.INSTANCE.createCodeFact();
		fact.setKind(kind);
		fact.setName(file.place(node));
		ASTNode type = JavaFile.type(node);
		fact.setTypeName(type == null ? null : file.qualifiedName(type));
		fact.setOrigin(file.origin(node));
		return fact;
	}

	/**
	 * Adds a detail to an observation.
	 *
	 * @param fact the observation
	 * @param file the file
	 * @param name the name of the detail
	 * @param value its value
	 * @param place where it stands
	 */
	public static void detail(CodeFact fact, JavaFile file, String name, String value, ASTNode place) {
		fact.getDetails().add(JavaFile.setting(name, value, null, file.origin(place)));
	}
}
