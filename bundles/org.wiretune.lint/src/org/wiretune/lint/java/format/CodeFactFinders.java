/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.lint.java.format;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.jdt.core.dom.ASTVisitor;
import org.wiretune.lint.java.CodeFactFinder;
import org.wiretune.lint.java.Constants;
import org.wiretune.lint.java.JavaFile;
import org.wiretune.lint.java.bean.BeanInjections;
import org.wiretune.lint.java.bean.BeanManagedTransactions;
import org.wiretune.lint.java.bean.RemoteViews;
import org.wiretune.lint.java.bean.SessionBeans;
import org.wiretune.lint.java.composite.CompositeClients;
import org.wiretune.lint.java.composite.SynchronousCallFacts;
import org.wiretune.lint.java.connection.ConnectionLeaks;
import org.wiretune.lint.java.connection.ConnectionPoolFacts;
import org.wiretune.lint.java.connection.ConnectionUses;
import org.wiretune.lint.java.connection.ConnectionsBeforeBegin;
import org.wiretune.lint.java.connection.DriverConnections;
import org.wiretune.lint.java.logging.LoggingInterceptors;
import org.wiretune.lint.java.messaging.ConsumerBeanFinder;
import org.wiretune.lint.java.messaging.DirectMessagingFinder;
import org.wiretune.lint.java.messaging.EndlessReceives;
import org.wiretune.lint.java.messaging.MessageDrivenWorkFinder;
import org.wiretune.lint.java.messaging.MessagingConnections;
import org.wiretune.lint.java.messaging.MissingCommaFinder;
import org.wiretune.lint.java.persistence.BeanQueries;
import org.wiretune.lint.java.persistence.BulkLoopFacts;
import org.wiretune.lint.java.persistence.DatabaseBeanFacts;
import org.wiretune.lint.java.persistence.EntityUseFacts;
import org.wiretune.lint.java.persistence.FlushingSaves;
import org.wiretune.lint.java.persistence.HandingMethods;
import org.wiretune.lint.java.persistence.HelperCalls;
import org.wiretune.lint.java.persistence.HelperTypes;
import org.wiretune.lint.java.persistence.InjectedUnitFacts;
import org.wiretune.lint.java.persistence.PersistenceFactories;
import org.wiretune.lint.java.persistence.PersistentClassFacts;
import org.wiretune.lint.java.persistence.PersistingMethods;
import org.wiretune.lint.java.persistence.QueryFacts;
import org.wiretune.lint.java.request.AwaitedBroadcasts;
import org.wiretune.lint.java.request.CostlyObjects;
import org.wiretune.lint.java.request.EndlessRequests;
import org.wiretune.lint.java.request.ExplicitCollectionFacts;
import org.wiretune.lint.java.request.HeldLocks;
import org.wiretune.lint.java.request.LockedServlets;
import org.wiretune.lint.java.request.LockedSingletons;
import org.wiretune.lint.java.request.NameLookups;
import org.wiretune.lint.java.request.PrintingInterceptors;
import org.wiretune.lint.java.request.PrintingServices;
import org.wiretune.lint.java.request.ReadingSingletons;
import org.wiretune.lint.java.request.SessionAttributes;
import org.wiretune.lint.java.request.SleepingBeans;
import org.wiretune.model.platform.CodeFact;

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
			new ReadingSingletons(),
			new HeldLocks(),
			new LockedServlets(),
			new SleepingBeans(),
			new AwaitedBroadcasts(),
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
			new EndlessRequests(),
			new EndlessReceives(),
			new LoggingInterceptors());

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
}
