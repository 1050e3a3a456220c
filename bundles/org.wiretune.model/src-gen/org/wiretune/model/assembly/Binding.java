/**
 * Copyright (c) WireTune contributors. SPDX-License-Identifier: EPL-2.0
 */
package org.wiretune.model.assembly;

import java.util.Collection;
import java.util.List;
import java.util.Optional;

import org.eclipse.emf.common.notify.Notification;
import org.eclipse.emf.common.notify.NotificationChain;

import org.eclipse.emf.common.util.EList;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.InternalEObject;

import org.eclipse.emf.ecore.impl.ENotificationImpl;

import org.eclipse.emf.ecore.util.EObjectContainmentEList;
import org.eclipse.emf.ecore.util.InternalEList;

import org.wiretune.core.BindingKind;

import org.wiretune.model.settings.Element;
import org.wiretune.model.settings.Setting;

/**
 * <!-- begin-user-doc -->
 * A representation of the model object '<em><b>Binding</b></em>'.
 * <!-- end-user-doc -->
 *
 * <!-- begin-model-doc -->
 * A binding with its settings.
 * <!-- end-model-doc -->
 *
 * <p>
 * The following features are supported:
 * </p>
 * <ul>
 *   <li>{@link org.wiretune.model.assembly.Binding#getKind <em>Kind</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getType <em>Type</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getTargetModule <em>Target Module</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getTargetExport <em>Target Export</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getEndpoint <em>Endpoint</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getDestinations <em>Destinations</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getProperties <em>Properties</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getActivationSpecification <em>Activation Specification</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getConnectionFactories <em>Connection Factories</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getMethods <em>Methods</em>}</li>
 *   <li>{@link org.wiretune.model.assembly.Binding#getQualifiers <em>Qualifiers</em>}</li>
 * </ul>
 *
 * @model kind="class" superTypes="org.wiretune.model.settings.Element org.wiretune.model.assembly.BindingView"
 * @generated
 */
public class Binding extends Element implements org.wiretune.core.Binding
{
	/**
	 * The default value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected static final BindingKind KIND_EDEFAULT = (BindingKind)AssemblyFactory.INSTANCE.createFromString(AssemblyPackage.eINSTANCE.getBindingKind(), "none");

	/**
	 * The cached value of the '{@link #getKind() <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getKind()
	 * @generated
	 * @ordered
	 */
	protected BindingKind kind = KIND_EDEFAULT;

	/**
	 * The cached value of the '{@link #getType() <em>Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getType()
	 * @generated
	 * @ordered
	 */
	protected Setting type;

	/**
	 * The cached value of the '{@link #getTargetModule() <em>Target Module</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTargetModule()
	 * @generated
	 * @ordered
	 */
	protected Setting targetModule;

	/**
	 * The cached value of the '{@link #getTargetExport() <em>Target Export</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getTargetExport()
	 * @generated
	 * @ordered
	 */
	protected Setting targetExport;

	/**
	 * The cached value of the '{@link #getEndpoint() <em>Endpoint</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getEndpoint()
	 * @generated
	 * @ordered
	 */
	protected Setting endpoint;

	/**
	 * The cached value of the '{@link #getDestinations() <em>Destinations</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getDestinations()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> destinations;

	/**
	 * The cached value of the '{@link #getProperties() <em>Properties</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getProperties()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> properties;

	/**
	 * The cached value of the '{@link #getActivationSpecification() <em>Activation Specification</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getActivationSpecification()
	 * @generated
	 * @ordered
	 */
	protected Setting activationSpecification;

	/**
	 * The cached value of the '{@link #getConnectionFactories() <em>Connection Factories</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getConnectionFactories()
	 * @generated
	 * @ordered
	 */
	protected EList<Setting> connectionFactories;

	/**
	 * The cached value of the '{@link #getMethods() <em>Methods</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getMethods()
	 * @generated
	 * @ordered
	 */
	protected EList<MethodBinding> methods;

	/**
	 * The cached value of the '{@link #getQualifiers() <em>Qualifiers</em>}' containment reference list.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @see #getQualifiers()
	 * @generated
	 * @ordered
	 */
	protected EList<Qualifier> qualifiers;

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	protected Binding()
	{
		super();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	protected EClass eStaticClass()
	{
		return AssemblyPackage.Literals.BINDING;
	}

	/**
	 * Returns the value of the '<em><b>Kind</b></em>' attribute.
	 * The default value is <code>"none"</code>.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The kind of binding.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Kind</em>' attribute.
	 * @see #setKind(BindingKind)
	 * @model default="none" dataType="org.wiretune.model.assembly.BindingKind"
	 * @generated
	 */
	public BindingKind getKind()
	{
		return kind;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getKind <em>Kind</em>}' attribute.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newKind the new value of the '<em>Kind</em>' attribute.
	 * @see #getKind()
	 * @generated
	 */
	public void setKind(BindingKind newKind)
	{
		BindingKind oldKind = kind;
		kind = newKind;
		if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__KIND, oldKind, kind));
	}

	/**
	 * Returns the value of the '<em><b>Type</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * The type as written, with its prefix.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Type</em>' containment reference.
	 * @see #setType(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getType()
	{
		return type;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetType(Setting newType, NotificationChain msgs)
	{
		Setting oldType = type;
		type = newType;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TYPE, oldType, newType);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getType <em>Type</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newType the new value of the '<em>Type</em>' containment reference.
	 * @see #getType()
	 * @generated
	 */
	public void setType(Setting newType)
	{
		if (newType != type)
		{
			NotificationChain msgs = null;
			if (type != null)
				msgs = type.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TYPE, null, msgs);
			if (newType != null)
				msgs = newType.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TYPE, null, msgs);
			msgs = basicSetType(newType, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TYPE, newType, newType));
	}

	/**
	 * Returns the value of the '<em><b>Target Module</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA: the module that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target Module</em>' containment reference.
	 * @see #setTargetModule(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getTargetModule()
	{
		return targetModule;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTargetModule(Setting newTargetModule, NotificationChain msgs)
	{
		Setting oldTargetModule = targetModule;
		targetModule = newTargetModule;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TARGET_MODULE, oldTargetModule, newTargetModule);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getTargetModule <em>Target Module</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTargetModule the new value of the '<em>Target Module</em>' containment reference.
	 * @see #getTargetModule()
	 * @generated
	 */
	public void setTargetModule(Setting newTargetModule)
	{
		if (newTargetModule != targetModule)
		{
			NotificationChain msgs = null;
			if (targetModule != null)
				msgs = targetModule.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TARGET_MODULE, null, msgs);
			if (newTargetModule != null)
				msgs = newTargetModule.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TARGET_MODULE, null, msgs);
			msgs = basicSetTargetModule(newTargetModule, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TARGET_MODULE, newTargetModule, newTargetModule));
	}

	/**
	 * Returns the value of the '<em><b>Target Export</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * SCA: the export that is called.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Target Export</em>' containment reference.
	 * @see #setTargetExport(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getTargetExport()
	{
		return targetExport;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetTargetExport(Setting newTargetExport, NotificationChain msgs)
	{
		Setting oldTargetExport = targetExport;
		targetExport = newTargetExport;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TARGET_EXPORT, oldTargetExport, newTargetExport);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getTargetExport <em>Target Export</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newTargetExport the new value of the '<em>Target Export</em>' containment reference.
	 * @see #getTargetExport()
	 * @generated
	 */
	public void setTargetExport(Setting newTargetExport)
	{
		if (newTargetExport != targetExport)
		{
			NotificationChain msgs = null;
			if (targetExport != null)
				msgs = targetExport.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TARGET_EXPORT, null, msgs);
			if (newTargetExport != null)
				msgs = newTargetExport.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__TARGET_EXPORT, null, msgs);
			msgs = basicSetTargetExport(newTargetExport, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__TARGET_EXPORT, newTargetExport, newTargetExport));
	}

	/**
	 * Returns the value of the '<em><b>Endpoint</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * HTTP and Web Service: the address.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Endpoint</em>' containment reference.
	 * @see #setEndpoint(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getEndpoint()
	{
		return endpoint;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetEndpoint(Setting newEndpoint, NotificationChain msgs)
	{
		Setting oldEndpoint = endpoint;
		endpoint = newEndpoint;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__ENDPOINT, oldEndpoint, newEndpoint);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getEndpoint <em>Endpoint</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newEndpoint the new value of the '<em>Endpoint</em>' containment reference.
	 * @see #getEndpoint()
	 * @generated
	 */
	public void setEndpoint(Setting newEndpoint)
	{
		if (newEndpoint != endpoint)
		{
			NotificationChain msgs = null;
			if (endpoint != null)
				msgs = endpoint.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__ENDPOINT, null, msgs);
			if (newEndpoint != null)
				msgs = newEndpoint.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__ENDPOINT, null, msgs);
			msgs = basicSetEndpoint(newEndpoint, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__ENDPOINT, newEndpoint, newEndpoint));
	}

	/**
	 * Returns the value of the '<em><b>Destinations</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JMS and MQ: names of destinations, the send destination first.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Destinations</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getDestinations()
	{
		if (destinations == null)
		{
			destinations = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.BINDING__DESTINATIONS);
		}
		return destinations;
	}

	/**
	 * Returns the value of the '<em><b>Properties</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Further attributes of the binding, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Properties</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getProperties()
	{
		if (properties == null)
		{
			properties = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.BINDING__PROPERTIES);
		}
		return properties;
	}

	/**
	 * Returns the value of the '<em><b>Activation Specification</b></em>' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI name of the activation specification or listener port by which messages come in.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Activation Specification</em>' containment reference.
	 * @see #setActivationSpecification(Setting)
	 * @model containment="true"
	 * @generated
	 */
	public Setting getActivationSpecification()
	{
		return activationSpecification;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	public NotificationChain basicSetActivationSpecification(Setting newActivationSpecification, NotificationChain msgs)
	{
		Setting oldActivationSpecification = activationSpecification;
		activationSpecification = newActivationSpecification;
		if (eNotificationRequired())
		{
			ENotificationImpl notification = new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION, oldActivationSpecification, newActivationSpecification);
			if (msgs == null) msgs = notification; else msgs.add(notification);
		}
		return msgs;
	}

	/**
	 * Sets the value of the '{@link org.wiretune.model.assembly.Binding#getActivationSpecification <em>Activation Specification</em>}' containment reference.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @param newActivationSpecification the new value of the '<em>Activation Specification</em>' containment reference.
	 * @see #getActivationSpecification()
	 * @generated
	 */
	public void setActivationSpecification(Setting newActivationSpecification)
	{
		if (newActivationSpecification != activationSpecification)
		{
			NotificationChain msgs = null;
			if (activationSpecification != null)
				msgs = activationSpecification.eInverseRemove(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION, null, msgs);
			if (newActivationSpecification != null)
				msgs = newActivationSpecification.eInverseAdd(this, EOPPOSITE_FEATURE_BASE - AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION, null, msgs);
			msgs = basicSetActivationSpecification(newActivationSpecification, msgs);
			if (msgs != null) msgs.dispatch();
		}
		else if (eNotificationRequired())
			eNotify(new ENotificationImpl(this, Notification.SET, AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION, newActivationSpecification, newActivationSpecification));
	}

	/**
	 * Returns the value of the '<em><b>Connection Factories</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.settings.Setting}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * JNDI names of connection factories.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Connection Factories</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Setting> getConnectionFactories()
	{
		if (connectionFactories == null)
		{
			connectionFactories = new EObjectContainmentEList<Setting>(Setting.class, this, AssemblyPackage.BINDING__CONNECTION_FACTORIES);
		}
		return connectionFactories;
	}

	/**
	 * Returns the value of the '<em><b>Methods</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.MethodBinding}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Settings for single operations, in file order.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Methods</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<MethodBinding> getMethods()
	{
		if (methods == null)
		{
			methods = new EObjectContainmentEList<MethodBinding>(MethodBinding.class, this, AssemblyPackage.BINDING__METHODS);
		}
		return methods;
	}

	/**
	 * Returns the value of the '<em><b>Qualifiers</b></em>' containment reference list.
	 * The list contents are of type {@link org.wiretune.model.assembly.Qualifier}.
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * <!-- begin-model-doc -->
	 * Qualifiers, intents and policy sets of the binding itself.
	 * <!-- end-model-doc -->
	 * @return the value of the '<em>Qualifiers</em>' containment reference list.
	 * @model containment="true"
	 * @generated
	 */
	public EList<Qualifier> getQualifiers()
	{
		if (qualifiers == null)
		{
			qualifiers = new EObjectContainmentEList<Qualifier>(Qualifier.class, this, AssemblyPackage.BINDING__QUALIFIERS);
		}
		return qualifiers;
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.assembly.BindingKind"
	 * @generated
	 */
	public BindingKind kind()
	{
		return getKind();
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.OptionalSetting"
	 * @generated
	 */
	public Optional<? extends org.wiretune.core.Setting> address()
	{
		return java.util.Optional.ofNullable(getEndpoint());
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @model dataType="org.wiretune.model.settings.Settings"
	 * @generated
	 */
	public List<? extends org.wiretune.core.Setting> settings()
	{
		return org.wiretune.model.assembly.AssemblyValues.settings(this);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public NotificationChain eInverseRemove(InternalEObject otherEnd, int featureID, NotificationChain msgs)
	{
		switch (featureID)
		{
			case AssemblyPackage.BINDING__TYPE:
				return basicSetType(null, msgs);
			case AssemblyPackage.BINDING__TARGET_MODULE:
				return basicSetTargetModule(null, msgs);
			case AssemblyPackage.BINDING__TARGET_EXPORT:
				return basicSetTargetExport(null, msgs);
			case AssemblyPackage.BINDING__ENDPOINT:
				return basicSetEndpoint(null, msgs);
			case AssemblyPackage.BINDING__DESTINATIONS:
				return ((InternalEList<?>)getDestinations()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BINDING__PROPERTIES:
				return ((InternalEList<?>)getProperties()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION:
				return basicSetActivationSpecification(null, msgs);
			case AssemblyPackage.BINDING__CONNECTION_FACTORIES:
				return ((InternalEList<?>)getConnectionFactories()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BINDING__METHODS:
				return ((InternalEList<?>)getMethods()).basicRemove(otherEnd, msgs);
			case AssemblyPackage.BINDING__QUALIFIERS:
				return ((InternalEList<?>)getQualifiers()).basicRemove(otherEnd, msgs);
		}
		return super.eInverseRemove(otherEnd, featureID, msgs);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public Object eGet(int featureID, boolean resolve, boolean coreType)
	{
		switch (featureID)
		{
			case AssemblyPackage.BINDING__KIND:
				return getKind();
			case AssemblyPackage.BINDING__TYPE:
				return getType();
			case AssemblyPackage.BINDING__TARGET_MODULE:
				return getTargetModule();
			case AssemblyPackage.BINDING__TARGET_EXPORT:
				return getTargetExport();
			case AssemblyPackage.BINDING__ENDPOINT:
				return getEndpoint();
			case AssemblyPackage.BINDING__DESTINATIONS:
				return getDestinations();
			case AssemblyPackage.BINDING__PROPERTIES:
				return getProperties();
			case AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION:
				return getActivationSpecification();
			case AssemblyPackage.BINDING__CONNECTION_FACTORIES:
				return getConnectionFactories();
			case AssemblyPackage.BINDING__METHODS:
				return getMethods();
			case AssemblyPackage.BINDING__QUALIFIERS:
				return getQualifiers();
		}
		return super.eGet(featureID, resolve, coreType);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@SuppressWarnings("unchecked")
	@Override
	public void eSet(int featureID, Object newValue)
	{
		switch (featureID)
		{
			case AssemblyPackage.BINDING__KIND:
				setKind((BindingKind)newValue);
				return;
			case AssemblyPackage.BINDING__TYPE:
				setType((Setting)newValue);
				return;
			case AssemblyPackage.BINDING__TARGET_MODULE:
				setTargetModule((Setting)newValue);
				return;
			case AssemblyPackage.BINDING__TARGET_EXPORT:
				setTargetExport((Setting)newValue);
				return;
			case AssemblyPackage.BINDING__ENDPOINT:
				setEndpoint((Setting)newValue);
				return;
			case AssemblyPackage.BINDING__DESTINATIONS:
				getDestinations().clear();
				getDestinations().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.BINDING__PROPERTIES:
				getProperties().clear();
				getProperties().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION:
				setActivationSpecification((Setting)newValue);
				return;
			case AssemblyPackage.BINDING__CONNECTION_FACTORIES:
				getConnectionFactories().clear();
				getConnectionFactories().addAll((Collection<? extends Setting>)newValue);
				return;
			case AssemblyPackage.BINDING__METHODS:
				getMethods().clear();
				getMethods().addAll((Collection<? extends MethodBinding>)newValue);
				return;
			case AssemblyPackage.BINDING__QUALIFIERS:
				getQualifiers().clear();
				getQualifiers().addAll((Collection<? extends Qualifier>)newValue);
				return;
		}
		super.eSet(featureID, newValue);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public void eUnset(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.BINDING__KIND:
				setKind(KIND_EDEFAULT);
				return;
			case AssemblyPackage.BINDING__TYPE:
				setType((Setting)null);
				return;
			case AssemblyPackage.BINDING__TARGET_MODULE:
				setTargetModule((Setting)null);
				return;
			case AssemblyPackage.BINDING__TARGET_EXPORT:
				setTargetExport((Setting)null);
				return;
			case AssemblyPackage.BINDING__ENDPOINT:
				setEndpoint((Setting)null);
				return;
			case AssemblyPackage.BINDING__DESTINATIONS:
				getDestinations().clear();
				return;
			case AssemblyPackage.BINDING__PROPERTIES:
				getProperties().clear();
				return;
			case AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION:
				setActivationSpecification((Setting)null);
				return;
			case AssemblyPackage.BINDING__CONNECTION_FACTORIES:
				getConnectionFactories().clear();
				return;
			case AssemblyPackage.BINDING__METHODS:
				getMethods().clear();
				return;
			case AssemblyPackage.BINDING__QUALIFIERS:
				getQualifiers().clear();
				return;
		}
		super.eUnset(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public boolean eIsSet(int featureID)
	{
		switch (featureID)
		{
			case AssemblyPackage.BINDING__KIND:
				return KIND_EDEFAULT == null ? kind != null : !KIND_EDEFAULT.equals(kind);
			case AssemblyPackage.BINDING__TYPE:
				return type != null;
			case AssemblyPackage.BINDING__TARGET_MODULE:
				return targetModule != null;
			case AssemblyPackage.BINDING__TARGET_EXPORT:
				return targetExport != null;
			case AssemblyPackage.BINDING__ENDPOINT:
				return endpoint != null;
			case AssemblyPackage.BINDING__DESTINATIONS:
				return destinations != null && !destinations.isEmpty();
			case AssemblyPackage.BINDING__PROPERTIES:
				return properties != null && !properties.isEmpty();
			case AssemblyPackage.BINDING__ACTIVATION_SPECIFICATION:
				return activationSpecification != null;
			case AssemblyPackage.BINDING__CONNECTION_FACTORIES:
				return connectionFactories != null && !connectionFactories.isEmpty();
			case AssemblyPackage.BINDING__METHODS:
				return methods != null && !methods.isEmpty();
			case AssemblyPackage.BINDING__QUALIFIERS:
				return qualifiers != null && !qualifiers.isEmpty();
		}
		return super.eIsSet(featureID);
	}

	/**
	 * <!-- begin-user-doc -->
	 * <!-- end-user-doc -->
	 * @generated
	 */
	@Override
	public String toString()
	{
		if (eIsProxy()) return super.toString();

		StringBuilder result = new StringBuilder(super.toString());
		result.append(" (kind: ");
		result.append(kind);
		result.append(')');
		return result.toString();
	}

} // Binding
