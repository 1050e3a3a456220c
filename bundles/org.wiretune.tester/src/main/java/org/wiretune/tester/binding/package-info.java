/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/** The sender's side of each binding, and the receiver's side of those with a queue. */
package org.wiretune.tester.binding;
