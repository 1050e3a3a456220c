/*
 * Copyright (c) WireTune contributors.
 * SPDX-License-Identifier: EPL-2.0
 */
/**
 * The model of a call in IBM's service modules: who calls whom, in which style it therefore runs, and whether somebody waits.
 * Nothing here changes the model; all of it is worked out of the wiring once per reading.
 */
package org.wiretune.lint.call;
