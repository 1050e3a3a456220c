/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTNode;
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
			new LockedServlets(),
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
			new CostlyObjects());

	private final List<CodeFactFinder> all;

	CodeFactFinders(List<CodeFactFinder> further) {
		all = Stream.concat(COMMON.stream(), further.stream()).toList();
	}

	/** {@return the words of all finders} */
	List<String> words() {
		return all.stream().flatMap(finder -> Stream.concat(finder.words().stream(), finder.beside().stream())).distinct().toList();
	}

	/** {@return whether a finder has something to look for in a file} @param found the words that stand in the file */
	boolean wants(WordSearch.Found found) {
		return all.stream().anyMatch(finder -> found.any(finder.words()) && (finder.beside().isEmpty() || found.any(finder.beside())));
	}

	/** Runs the finders that have something to look for. */
	void read(JavaFile file, Constants constants, WordSearch.Found found, Consumer<CodeFact> facts) {
		for (CodeFactFinder finder : all) {
			if (found.any(finder.words())) {
				file.unit().accept(finder.visitor(file, constants, facts));
			}
		}
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
