Feature: Playing doorways
  They are played like interrupts, in their player's own turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: A doorway is played at any time of its player's own turn

    Scenario Outline: when orders have begun she plays <doorway>, <document>
      Given it is Alice's orders
      And Alice has:
        | card      | where   |
        | <doorway> | in hand |
      When Alice plays "<doorway>"
      Then "<doorway>" is now in Alice's core
      And nothing else has changed

      @ruling=faq96-310-au-doorway-10
      Examples: In 1996
        | doorway                 | document |
        | Alternate Universe Door | in 1996  |

      @ruling=1eD-doorway-04
      Examples: By the Glossary
        | doorway           | document        |
        | Space-Time Portal | by the Glossary |

  Rule: A doorway is not played in the opponent's turn

    Scenario Outline: in Bob's turn she does not play <doorway>, <document>
      Given Alice has:
        | card      | where   |
        | <doorway> | in hand |
      And it is Bob's turn
      When Alice plays "<doorway>"
      Then that is illegal
      And nothing else has changed

      @ruling=faq96-310-au-doorway-12
      Examples: In 1996
        | doorway                 | document |
        | Alternate Universe Door | in 1996  |

      @ruling=1eD-doorway-05
      Examples: By the Glossary
        | doorway           | document        |
        | Space-Time Portal | by the Glossary |

    Scenario Outline: in her own turn she plays <doorway>, <document>
      Given Alice has:
        | card      | where   |
        | <doorway> | in hand |
      When Alice plays "<doorway>"
      Then that is legal
      And "<doorway>" is now in Alice's core
      And nothing else has changed

      @ruling=faq96-310-au-doorway-12
      Examples: In 1996
        | doorway                 | document |
        | Alternate Universe Door | in 1996  |

      @ruling=1eD-doorway-05
      Examples: By the Glossary
        | doorway           | document        |
        | Space-Time Portal | by the Glossary |

    @ruling=1eD-doorway-05 @part=suspends-play
    Example: one whose text suspends play is played in Bob's turn
      Given it is Bob's turn
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Temporal Vortex         | in hand      |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice plays "Temporal Vortex" on "Borg Ship"
      Then "Temporal Vortex" is now on "Borg Ship"
      And "Temporal Vortex" is now counted down to 3
      And nothing else has changed

    @ruling=1eD-doorway-05 @part=any-time
    Example: so is one whose text says that it is played at any time
      Given these locations:
        | location                | quadrant |
        | Bajoran Wormhole [open] | Alpha    |
      And it is Bob's turn
      And Alice has:
        | card             | where   |
        | Bajoran Wormhole | in hand |
      And Bob has:
        | card           | where                        |
        | Revolving Door | on "Bajoran Wormhole" [open] |
      When Alice plays "Bajoran Wormhole" on "Revolving Door"
      Then "Revolving Door" has been nullified
      And "Revolving Door" is now in Bob's discard pile
      And "Bajoran Wormhole" is now in Alice's discard pile
      And "Bajoran Wormhole" [open] is no longer closed
      And nothing else has changed

  @ruling=faq96-310-au-doorway-11
  Rule: An interrupt is played in either player's turn

    Example: Kevin Uxbridge comes in Bob's turn
      Given it is Bob's turn
      And Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card       | where        |
        | Red Alert! | on the table |
      When Alice plays "Kevin Uxbridge" on "Red Alert!"
      Then "Red Alert!" has been nullified
      And "Red Alert!" is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Alice's discard pile
      And nothing else has changed

  Rule: The card play of the turn is left when a doorway has been played

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Deanna Troi        | in hand         |

    Scenario Outline: after <doorway> Deanna Troi reports, <document>
      Given Alice has:
        | card      | where   |
        | <doorway> | in hand |
      When Alice plays "<doorway>"
      And Alice reports "Deanna Troi" to "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And "<doorway>" is still in Alice's core
      And nothing else has changed

      @ruling=faq96-310-au-doorway-13 @part=doorway
      Examples: In 1996
        | doorway                 | document |
        | Alternate Universe Door | in 1996  |

      @ruling=1eD-doorway-03
      Examples: By the Glossary
        | doorway           | document        |
        | Space-Time Portal | by the Glossary |

    @ruling=faq96-310-au-doorway-13 @part=interrupt
    Example: so she does after an interrupt
      Given Alice has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Bob has:
        | card       | where        |
        | Red Alert! | on the table |
      When Alice plays "Kevin Uxbridge" on "Red Alert!"
      And Alice reports "Deanna Troi" to "Federation Outpost"
      Then "Deanna Troi" is now aboard "Federation Outpost"
      And "Red Alert!" has been nullified
      And "Red Alert!" is still in Bob's discard pile
      And "Kevin Uxbridge" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-doorway-06
  Rule: Any number of doorways is played in a turn

    Example: Alice plays three of them
      Given Alice has:
        | card                      | where   |
        | Space-Time Portal [one]   | in hand |
        | Space-Time Portal [two]   | in hand |
        | Space-Time Portal [three] | in hand |
      When Alice plays "Space-Time Portal" [one]
      And Alice plays "Space-Time Portal" [two]
      And Alice plays "Space-Time Portal" [three]
      Then "Space-Time Portal" [three] is now in Alice's core
      And "Space-Time Portal" [one] and "Space-Time Portal" [two] are still in Alice's core
      And nothing else has changed

    Example: it is so when she has begun to execute orders
      Given it is Alice's orders
      And Alice has:
        | card                      | where   |
        | Space-Time Portal [one]   | in hand |
        | Space-Time Portal [two]   | in hand |
        | Space-Time Portal [three] | in hand |
      When Alice plays "Space-Time Portal" [one]
      And Alice plays "Space-Time Portal" [two]
      And Alice plays "Space-Time Portal" [three]
      Then "Space-Time Portal" [three] is now in Alice's core
      And "Space-Time Portal" [one] and "Space-Time Portal" [two] are still in Alice's core
      And nothing else has changed

    Example: in Bob's turn two that suspend play are played, one after the other
      Given it is Bob's turn
      And Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Temporal Vortex [one]   | in hand      |
        | Temporal Vortex [two]   | in hand      |
      And Bob has:
        | card              | where           |
        | Borg Ship [first] | at "Excavation" |
        | Borg Ship [other] | at "Excavation" |
      When Alice plays "Temporal Vortex" [one] on "Borg Ship" [first]
      And Alice plays "Temporal Vortex" [two] on "Borg Ship" [other]
      Then that is legal
