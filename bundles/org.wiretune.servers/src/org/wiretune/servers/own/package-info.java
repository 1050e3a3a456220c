/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * Gauges that a user makes of attributes of MBeans: {@code OwnGauge} is one of them and a line of text, {@code OwnGauges} the
 * list of one kind of program, {@code OwnTables} adds them to what is read, shown and watched. {@code BeanBrowser} tells what a
 * program offers to make them of.
 */
package org.wiretune.servers.own;
