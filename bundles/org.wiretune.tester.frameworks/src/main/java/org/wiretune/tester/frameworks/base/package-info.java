/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** What applications of frameworks have in common: how they are called, what they are started with, the texts. */
package org.wiretune.tester.frameworks.base;
