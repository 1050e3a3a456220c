/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** Loads on the heap of a server of their own: floods of messages, large objects, allocation. */
package org.wiretune.tester.memory;
