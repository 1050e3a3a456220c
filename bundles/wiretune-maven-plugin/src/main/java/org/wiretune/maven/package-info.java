/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The plug-in of Maven: goals that call the command line's own classes, so that a build says what {@code wiretune lint} says. */
package org.wiretune.maven;
