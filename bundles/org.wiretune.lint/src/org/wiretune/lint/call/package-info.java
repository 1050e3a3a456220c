/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The model of a call: who calls whom, in which style it therefore runs, and whether somebody waits; for IBM's service modules in
 * {@link org.wiretune.lint.call.ServiceCalls}, for composites in {@link org.wiretune.lint.call.CompositeCalls}.
 * Nothing here changes the model; all of it is worked out of the wiring once per reading.
 */
package org.wiretune.lint.call;
