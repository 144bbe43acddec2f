Feature: What is played on a cloaked ship in 1996
  Accidents find it all the same; what the opponent does to a ship has to find it first.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-24-events-interrupts-01
  Rule: Events and Interrupts that happen to a ship by themselves are played on it though it is cloaked

    Scenario Outline: Bob plays <card> on the cloaked ship, and that is <verdict>
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |
        | Runabout    | at "Excavation"      |         |
        | Calloway    | aboard "Runabout"    |         |
      And Bob has:
        | card   | where   |
        | <card> | in hand |
      And it is Bob's turn
      Then these are <verdict>:
        | action                             |
        | Bob plays "<card>" on "I.K.C. Vorn" |
      And these are legal:
        | action                           |
        | Bob plays "<card>" on "Runabout" |

      @question=what-cloaking-frustrates @part=event
      Examples: An accident aboard is no deed of the opponent
        | card             | verdict |
        | Warp Core Breach | legal   |

      @reading=what-cloaking-frustrates/all-of-the-opponent
      Examples: Whatever the opponent plays is one, read the other way
        | card             | verdict |
        | Warp Core Breach | illegal |

      @question=what-cloaking-frustrates @part=interrupt
      Examples: An orbit is lost by nature
        | card                      | verdict |
        | Loss of Orbital Stability | legal   |

      @reading=what-cloaking-frustrates/all-of-the-opponent
      Examples: Whatever the opponent plays is his deed, read the other way
        | card                      | verdict |
        | Loss of Orbital Stability | illegal |

  @ruling=faq96-24-events-interrupts-02
  Rule: Plasma Fire breaks out on a cloaked ship as on any other

    Scenario Outline: Bob plays Plasma Fire on the cloaked ship, and that is <verdict>
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |
        | Runabout    | at "Excavation"      |         |
        | Calloway    | aboard "Runabout"    |         |
      And Bob has:
        | card        | where   |
        | Plasma Fire | in hand |
      And it is Bob's turn
      Then these are <verdict>:
        | action                                  |
        | Bob plays "Plasma Fire" on "I.K.C. Vorn" |
      And these are legal:
        | action                                |
        | Bob plays "Plasma Fire" on "Runabout" |

      @question=what-cloaking-frustrates
      Examples: A fire does not ask who can be seen
        | verdict |
        | legal   |

      @reading=what-cloaking-frustrates/all-of-the-opponent
      Examples: Whatever the opponent plays asks, read the other way
        | verdict |
        | illegal |

  @ruling=faq96-24-events-interrupts-03
  Rule: Temporal Rift and Wormholes take a cloaked ship

    @part=temporal-rift
    Example: the Vorn disappears from where nobody saw it
      Given Alice has:
        | card          | where                | state   |
        | I.K.C. Vorn   | at "Excavation"      | cloaked |
        | Kurn          | aboard "I.K.C. Vorn" |         |
        | Temporal Rift | in hand              |         |
      When Alice plays "Temporal Rift" on "I.K.C. Vorn"
      Then "I.K.C. Vorn" is now on "Temporal Rift"
      And "Temporal Rift" is now on "Excavation"
      And "Temporal Rift" is now counted down to 2
      And nothing else has changed

    @part=wormholes
    Example: the Vorn enters a Wormhole unseen and leaves it unseen
      Given Alice has:
        | card                | where                | state   |
        | I.K.C. Vorn         | at "Excavation"      | cloaked |
        | Kurn                | aboard "I.K.C. Vorn" |         |
        | Wormhole [entrance] | in hand              |         |
        | Wormhole [exit]     | in hand              |         |
      When Alice plays "Wormhole" [entrance] on "I.K.C. Vorn"
      And Alice responds with "Wormhole" [exit] on "Explore Interstellar Matter"
      Then "I.K.C. Vorn" is now at "Explore Interstellar Matter"
      And "I.K.C. Vorn" is still cloaked
      And "Wormhole" [entrance] and "Wormhole" [exit] are now in Alice's discard pile
      And "I.K.S. Vorn" and "Kurn" are now stopped
      And nothing else has changed

  @ruling=faq96-24-events-interrupts-04
  Rule: What the opponent would do to a ship, and cloaking frustrates, is not played on it

    Scenario Outline: Rogue Borg look for a ship that is <state>, and that is <verdict>
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | <state> |
        | Kurn        | aboard "I.K.C. Vorn" |         |
      And Bob has:
        | card                   | where   |
        | Rogue Borg Mercenaries | in hand |
      When Bob plays "Rogue Borg Mercenaries" on "I.K.C. Vorn"
      Then that is <verdict>

      Examples: They do not find a cloaked one
        | state       | verdict |
        | cloaked     | illegal |
        | not cloaked | legal   |

  @ruling=faq96-24-events-interrupts-05
  Rule: A cloaked ship is not scanned

    Background:
      Given Bob has:
        | card            | where   |
        | Long-Range Scan | in hand |

    Example: the scan shows nothing of the cloaked Vorn
      Given Alice has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |
      When Bob plays "Long-Range Scan" on "I.K.C. Vorn"
      Then that is illegal
      And nothing else has changed

    Example: uncloaked the Vorn is scanned, and Kurn is found aboard
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Excavation"      |
        | Kurn        | aboard "I.K.C. Vorn" |
      When Bob plays "Long-Range Scan" on "I.K.C. Vorn"
      Then Bob has been shown "Kurn"
      And "Long-Range Scan" is now in Bob's discard pile
      And nothing else has changed
