Feature: Who is disabled, and for how long
  Cards and rules disable personnel, until what disables them is cured or nullified.

  Background:
    Given the spaceline:
      | mission               |
      | Wormhole Negotiations |
      | Excavation            |

  @ruling=1eD-disabled-02
  Rule: A Hypospray may disable a personnel

    Example: during the battle a doctor disables the mortally wounded warrior
      Given Alice has:
        | card      | where           | state            |
        | Calloway  | on "Excavation" |                  |
        | Worf      | on "Excavation" | mortally wounded |
        | Hypospray | on "Excavation" |                  |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Calloway" with "Klag"
      And Alice responds with "Hypospray" on "Worf"
      Then "Worf" is now disabled
      And "Worf" is no longer mortally wounded
      When chance chooses "Calloway"
      Then "Calloway" is now in Alice's discard pile
      And "Klag", "Worf" and "Hypospray" are now stopped
      And nothing else has changed

    Example: the warrior stays disabled when the instrument is gone
      Given Alice has:
        | card      | where           | state            |
        | Calloway  | on "Excavation" |                  |
        | Worf      | on "Excavation" | mortally wounded |
        | Hypospray | on "Excavation" |                  |
      And Bob has:
        | card               | where           |
        | Klag               | on "Excavation" |
        | Disruptor Overload | in hand         |
      And it is Bob's turn
      When Bob attacks "Calloway" with "Klag"
      And Alice responds with "Hypospray" on "Worf"
      And chance chooses "Calloway"
      And Bob plays "Disruptor Overload" on "Excavation"
      Then "Hypospray" has been destroyed
      And "Worf" is still disabled

  @ruling=1eD-disabled-03
  Rule: Ktarian Game disables personnel

    Example: one of the crew that meets the game is disabled
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
        | Wesley Crusher   | aboard "U.S.S. Hood"       |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations"
      And chance chooses "Wesley Crusher" from "William T. Riker" and "Wesley Crusher"
      Then "Wesley Crusher" is now disabled
      And "William T. Riker" is still not disabled
      And "Ktarian Game" is now on "U.S.S. Hood"
      And nothing else has changed

  @ruling=1eD-disabled-04
  Rule: Captives are disabled

    Background:
      Given Alice has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |

    Example: a captive attempts no mission for her owner
      Given "Tasha Yar" is captive
      When Alice attempts "Excavation"
      Then that is illegal
      And "Tasha Yar" is still not stopped
      And nothing else has changed

    Example: who is no captive attempts the mission
      When Alice attempts "Excavation"
      Then that is legal

    @frame=differs
    Scenario Outline: Vash is <state> beside Tasha Yar, and after her attempt the mission is <is> completed
      Given <player> has:
        | card | where           | state                        |
        | Vash | on "Excavation" | <state>, controlled by Alice |
      When Alice attempts "Excavation"
      Then "Excavation" is <is> completed

      Examples: Bob's captive does not help, and one of her own does
        | player | state       | is        |
        | Bob    | captive     | still not |
        | Alice  | not captive | now       |

    @frame=many
    Example: Bob's captive beside Tasha Yar opens no door for her
      Given Bob has:
        | card            | where              | state                        |
        | Data            | on "Excavation"    | captive, controlled by Alice |
        | Impassable Door | under "Excavation" |                              |
      When Alice attempts "Excavation"
      Then "Impassable Door" has not been overcome
      And "Tasha Yar" is now stopped

  @ruling=1eD-disabled-05
  Rule: A captive who was brainwashed is not disabled

    Example: a brainwashed captive attempts a mission for her captor
      Given Bob has:
        | card      | where           | state                        |
        | Tasha Yar | on "Excavation" | captive, controlled by Alice |
      And Alice has:
        | card      | where          |
        | Brainwash | on "Tasha Yar" |
      When Alice attempts "Excavation"
      Then that is legal
      And nothing else has changed

    Example: of two captives the one who was brainwashed alone serves her captor
      Given Bob has:
        | card         | where           | state                        |
        | Tasha Yar    | on "Excavation" | captive, controlled by Alice |
        | Simon Tarses | on "Excavation" | captive, controlled by Alice |
      And Alice has:
        | card      | where          |
        | Brainwash | on "Tasha Yar" |
      Then these are legal:
        | action                                       |
        | Alice attempts "Excavation" with "Tasha Yar" |
      And these are illegal:
        | action                                          |
        | Alice attempts "Excavation" with "Simon Tarses" |

    Scenario Outline: she is beamed off her captor's ship, which is <state>, and that is <verdict>
      Given Alice has:
        | card      | where            | state   |
        | Haakona   | at "Excavation"  | <state> |
        | Runabout  | at "Excavation"  |         |
        | Brainwash | on "Tasha Yar"   |         |
      And Bob has:
        | card      | where            | state                        |
        | Tasha Yar | aboard "Haakona" | captive, controlled by Alice |
      When Alice beams "Tasha Yar" aboard "Runabout"
      Then that is <verdict>

      Examples: She is stopped with her captor's crew, though she is not disabled
        | state       | verdict |
        | stopped     | illegal |
        | not stopped | legal   |

  @ruling=1eD-disabled-06
  Rule: A disabled personnel stays disabled until the card or effect is cured or nullified

    @part=turn
    Example: neither player's turn frees the disabled crew member
      Given Alice has:
        | card             | where                      | state    |
        | U.S.S. Hood      | at "Wormhole Negotiations" |          |
        | William T. Riker | aboard "U.S.S. Hood"       | disabled |
      When Alice ends the turn
      And Bob ends the turn
      Then "William T. Riker" is still disabled

    @frame=many
    Scenario Outline: turns after he met Ktarian Game, <who> comes aboard and <frees> him
      Given Alice has:
        | card             | where                      |
        | U.S.S. Hood      | at "Wormhole Negotiations" |
        | William T. Riker | aboard "U.S.S. Hood"       |
        | Runabout         | at "Wormhole Negotiations" |
        | <who>            | aboard "Runabout"          |
      And Bob has:
        | card         | where                         |
        | Ktarian Game | under "Wormhole Negotiations" |
      When Alice attempts "Wormhole Negotiations" from "U.S.S. Hood"
      Then "William T. Riker" is now disabled
      When Alice ends the turn
      And Bob ends the turn
      Then "William T. Riker" is still disabled
      When Alice beams "<who>" aboard "U.S.S. Hood"
      Then "William T. Riker" is <so> disabled

      @part=cured
      Examples: An android, who cures it
        | who  | frees | so        |
        | Data | frees | no longer |

      @part=nullified
      Examples: Robin Lefler, who nullifies it
        | who          | frees | so        |
        | Robin Lefler | frees | no longer |

      Examples: Somebody who does neither
        | who      | frees         | so    |
        | Calloway | does not free | still |

  @ruling=1eD-disabled-07
  Rule: A deactivated hologram is handled as disabled

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | classification | icons    |
        | Bright Medic | personnel | Federation   | MEDICAL        | hologram |

    Example: a deactivated doctor attempts no mission
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      | state       |
        | U.S.S. Enterprise | at "Explore Black Cluster" |             |
        | Bright Medic      | aboard "U.S.S. Enterprise" | deactivated |
      When Alice attempts "Explore Black Cluster"
      Then that is illegal
      And nothing else has changed

    Example: the doctor attempts it while he is active
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Bright Medic      | aboard "U.S.S. Enterprise" |
      When Alice attempts "Explore Black Cluster"
      Then that is legal

    Example: a deactivated doctor is beamed along with another personnel
      Given Alice has:
        | card         | where           | state       |
        | Bright Medic | on "Excavation" | deactivated |
        | Worf         | on "Excavation" |             |
        | Runabout     | at "Excavation" |             |
      When Alice beams "Bright Medic" and "Worf" to "Runabout"
      Then that is legal
      And "Bright Medic" is now aboard "Runabout"
      And "Bright Medic" is still deactivated
      And "Worf" is now aboard "Runabout"
      And nothing else has changed

  @ruling=1eD-disabled-25
  Rule: Points for the death of a personnel are scored even if it is disabled

    Example: Marritza is killed while he is disabled
      Given Alice has:
        | card           | where           | state    |
        | Aamin Marritza | on "Excavation" | disabled |
      And Bob has:
        | card | where           |
        | Klag | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Aamin Marritza" with "Klag"
      Then "Aamin Marritza" has been killed
      And Alice now has 5 points
      And "Aamin Marritza" is now in Alice's discard pile
      And "Aamin Marritza" is no longer disabled
      And "Klag" is now stopped
      And nothing else has changed

  @ruling=1eD-disabled-28
  Rule: A card that affects personnel in stasis does not affect those who are merely disabled

    Background:
      Given Alice has:
        | card                    | where        |
        | Dead in Bed             | in hand      |
        | Alternate Universe Door | on the table |
      And Bob has:
        | card      | where           |
        | Tasha Yar | on "Excavation" |

    Example: Dead in Bed does not kill a disabled personnel
      Given "Tasha Yar" is disabled
      When Alice plays "Dead in Bed" on "Tasha Yar"
      Then that is illegal
      And nothing else has changed

    Example: Dead in Bed kills a personnel in stasis
      Given "Tasha Yar" is in stasis
      When Alice plays "Dead in Bed" on "Tasha Yar"
      Then "Tasha Yar" has been killed
