Feature: Dilemmas and artificial life in 1996
  Holograms, Exocomps and androids face dilemmas like anybody, but for what is about age or a whole species.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=faq96-367-dilemmas-01
  Rule: Dilemmas affect holograms, Exocomps and androids as they affect anybody

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |

    @part=android
    Example: of Worf and Data, Armus kills Data
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Worf" and "Data"
      Then "Data" has been killed
      And "Data" is now in Alice's discard pile
      And "Worf" is still on "Excavation"
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=android @part=exocomp
    Scenario Outline: the Chalnoth kill <whom>
      Given Alice has:
        | card              | where           |
        | Holo-Projectors   | on the table    |
        | U.S.S. Sutherland | at "Excavation" |
        | <whom>            | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "<whom>" from "Worf" and "<whom>"
      Then "<whom>" has been killed
      And "<whom>" is now in Alice's discard pile
      And "Worf" is still on "Excavation"
      And "Worf" is now stopped
      And "Chalnoth" is now in Bob's discard pile
      And nothing else has changed

      Examples: Neither of flesh nor of blood
        | whom    |
        | Data    |
        | Exocomp |

    @part=hologram
    Example: they kill Albert Einstein, as far as he can be killed
      Given Alice has:
        | card              | where           |
        | Holo-Projectors   | on the table    |
        | U.S.S. Sutherland | at "Excavation" |
        | Albert Einstein   | on "Excavation" |
      And Bob has:
        | card     | where              |
        | Chalnoth | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Albert Einstein" from "Worf" and "Albert Einstein"
      Then "Albert Einstein" is now deactivated
      And "Albert Einstein" is now aboard "U.S.S. Sutherland"
      And "Worf" is still on "Excavation"
      And "Worf" is now stopped
      And "Chalnoth" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-dilemmas-02
  Rule: Diseases infect and kill them

    Background:
      Given Alice has:
        | card              | where                      |
        | Holo-Projectors   | on the table               |
        | U.S.S. Sutherland | at "Explore Black Cluster" |

    @part=killed @part=hologram @part=exocomp @part=android @frame=open
    Example: the Tarellian plague takes all three
      Given Alice has:
        | card            | where                      |
        | Data            | aboard "U.S.S. Sutherland" |
        | Exocomp         | aboard "U.S.S. Sutherland" |
        | Albert Einstein | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Sutherland"
      Then "Data" and "Exocomp" have been killed
      And "Data" and "Exocomp" are now in Alice's discard pile
      And "Albert Einstein" is now deactivated
      And "Albert Einstein" is still aboard "U.S.S. Sutherland"
      And "U.S.S. Sutherland" is now stopped
      And "Tarellian Plague Ship" is now in Bob's discard pile

    @part=infected @part=hologram @part=android
    Example: Data and Sir Isaac Newton forget what comes first on their cards
      Given Alice has:
        | card             | where                      |
        | Data             | aboard "U.S.S. Sutherland" |
        | Sir Isaac Newton | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                  | where                         |
        | Tsiolkovsky Infection | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Sutherland"
      Then "Tsiolkovsky Infection" is now on "U.S.S. Sutherland"
      And the skills box of "Data" is Computer Skill x2, Music, Astrophysics, Exobiology
      And the skills box of "Sir Isaac Newton" is none
      And nothing else has changed

  @ruling=faq96-367-dilemmas-03
  Rule: The Tarellian plague can kill Data

    Example: nobody aboard is a doctor, and Data dies with Worf
      Given Alice has:
        | card              | where                      |
        | Holo-Projectors   | on the table               |
        | U.S.S. Sutherland | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Sutherland" |
        | Worf              | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card                  | where                         |
        | Tarellian Plague Ship | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Sutherland"
      Then "Data" and "Worf" have been killed

  @ruling=faq96-367-dilemmas-04
  Rule: What is about age, or about a species as a whole, does nothing to them

    @part=hyper-aging @part=hologram @part=exocomp @part=android
    Scenario Outline: Worf grows old, and <whom> does not
      Given Alice has:
        | card              | where           |
        | Holo-Projectors   | on the table    |
        | U.S.S. Sutherland | at "Excavation" |
        | Worf              | on "Excavation" |
        | <whom>            | on "Excavation" |
      And Bob has:
        | card        | where              |
        | Hyper-Aging | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" is now quarantined
      And "<whom>" is still not quarantined
      And "Hyper-Aging" is now on "Excavation"
      When Alice beams "<whom>" aboard "U.S.S. Sutherland"
      Then "<whom>" is now aboard "U.S.S. Sutherland"
      And nothing else has changed

      Examples:
        | whom            |
        | Data            |
        | Exocomp         |
        | Albert Einstein |

    @part=rascals @part=android
    Example: Worf is a boy again, and Data never was one
      Given Alice has:
        | card              | where                      |
        | Holo-Projectors   | on the table               |
        | U.S.S. Sutherland | at "Explore Black Cluster" |
        | Data              | aboard "U.S.S. Sutherland" |
        | Worf              | aboard "U.S.S. Sutherland" |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Sutherland"
      Then the STRENGTH of "Worf" is 2
      And the STRENGTH of "Data" is 12

    @part=protomorphosis @part=hologram @part=exocomp @part=android
    Example: Worf turns into what his forebears were, and those who have none look on
      Given Alice has:
        | card            | where           |
        | Holo-Projectors | on the table    |
        | Worf            | on "Excavation" |
        | Data            | on "Excavation" |
        | Exocomp         | on "Excavation" |
        | Albert Einstein | on "Excavation" |
      And Bob has:
        | card                             | where              |
        | Barclay's Protomorphosis Disease | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Worf" has been killed
      And "Worf" is now in Alice's discard pile
      And "Barclay's Protomorphosis Disease" is now in Bob's discard pile
      And "Data", "Exocomp" and "Albert Einstein" are still on "Excavation"
      And "Data", "Exocomp" and "Albert Einstein" are now stopped
      And "Data", "Exocomp" and "Albert Einstein" are still not deactivated
      And nothing else has changed

  @ruling=faq96-367-dilemmas-05
  Rule: They set off Alien Parasites and Coalescent Organism, and carry them to the ship

    Background:
      Given Alice has:
        | card              | where                      |
        | Holo-Projectors   | on the table               |
        | U.S.S. Sutherland | at "Excavation"            |
        | Worf              | aboard "U.S.S. Sutherland" |

    @part=alien-parasites @part=hologram @part=exocomp @part=android
    Scenario Outline: <whom>, alone on the planet, brings Alien Parasites aboard
      Given Alice has:
        | card   | where           |
        | <whom> | on "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      Then "<whom>" is now aboard "U.S.S. Sutherland"
      And "U.S.S. Sutherland", "<whom>" and "Worf" are now controlled by Bob
      And it is now Bob's turn
      And nothing else has changed

      Examples:
        | whom            |
        | Data            |
        | Exocomp         |
        | Albert Einstein |

    @part=coalescent-organism @part=exocomp @part=android
    Scenario Outline: <whom> brings Coalescent Organism aboard, where it takes Worf next
      Given Alice has:
        | card   | where           |
        | <whom> | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Coalescent Organism" is now on "<whom>"
      When Alice ends the turn
      And Bob ends the turn
      And Alice beams "<whom>" aboard "U.S.S. Sutherland"
      And Alice ends the turn
      Then "<whom>" has been killed
      And "<whom>" is now in Alice's discard pile
      And "Coalescent Organism" is now on "Worf"
      And nothing else has changed

      Examples:
        | whom    |
        | Lal     |
        | Exocomp |

    @part=coalescent-organism @part=hologram
    Example: Albert Einstein brings it aboard as well
      Given Alice has:
        | card            | where           |
        | Albert Einstein | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Coalescent Organism" is now on "Albert Einstein"
      When Alice ends the turn
      And Bob ends the turn
      And Alice beams "Albert Einstein" aboard "U.S.S. Sutherland"
      And Alice ends the turn
      Then "Coalescent Organism" is now on "Worf"
      And "Albert Einstein" is now deactivated
      And "Albert Einstein" is still aboard "U.S.S. Sutherland"
      And nothing else has changed
