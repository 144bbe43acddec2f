Feature: The Doorway of 1996
  When it is seeded and played, who comes through it, and what is left alone when it is closed.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-310-au-dilemmas-and-au-artifacts-01
  Rule: Who seeds dilemmas or artifacts of another universe has seeded the Doorway before

    Scenario Outline: <card> is seeded after the Doorway, and not before
      Given it is the dilemma phase
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
        | <card>                  | in seed cards |
      When Alice seeds "<card>" under "Excavation"
      Then that is illegal
      When Alice seeds "Alternate Universe Door" on the table
      And Bob seeds nothing
      And Alice seeds "<card>" under "Excavation"
      Then "<card>" is now under "Excavation"
      And "Alternate Universe Door" is still in Alice's core

      @part=dilemma @frame=many
      Examples: A dilemma
        | card          |
        | Empathic Echo |

      @part=artifact @frame=many
      Examples: An artifact
        | card           |
        | Ressikan Flute |

  @ruling=faq96-310-au-doorway-04
  Rule: While the Doorway is open cards of another universe are played

    Background:
      Given Alice has:
        | card                    | where           |
        | Federation Outpost      | at "Excavation" |
        | Alternate Universe Door | on the table    |

    Example: a personnel comes
      Given these made-up cards:
        | card       | type      | affiliations | icons |
        | Other Self | personnel | Federation   | au    |
      And Alice has:
        | card       | where   |
        | Other Self | in hand |
      When Alice reports "Other Self" to "Federation Outpost"
      Then "Other Self" is now aboard "Federation Outpost"
      And nothing else has changed

    Example: so does an event
      Given Alice has:
        | card            | where        |
        | Red Alert!      | on the table |
        | Rishon Uxbridge | in hand      |
      When Alice plays "Rishon Uxbridge" on "Red Alert!"
      Then "Rishon Uxbridge" is now on "Red Alert!"
      And nothing else has changed

  Rule: Revolving Door closes the Doorway

    Background:
      Given Alice has:
        | card                    | where                       |
        | Federation Outpost      | at "Excavation"             |
        | Alternate Universe Door | on the table                |
        | Richard Castillo        | aboard "Federation Outpost" |
      And Bob has:
        | card           | where   |
        | Revolving Door | in hand |
      And it is Bob's turn

    @ruling=faq96-310-au-doorway-07
    Example: it is open no longer
      When Bob plays "Revolving Door" on "Alternate Universe Door"
      Then "Revolving Door" is now on "Alternate Universe Door"
      And "Alternate Universe Door" is now closed
      And nothing else has changed

    @ruling=faq96-310-au-doorway-05
    Example: whoever has come through it stays
      When Bob plays "Revolving Door" on "Alternate Universe Door"
      Then "Richard Castillo" is still aboard "Federation Outpost"
      And "Revolving Door" is now on "Alternate Universe Door"
      And "Alternate Universe Door" is now closed
      And nothing else has changed

  @ruling=faq96-310-au-doorway-08
  Rule: Kevin Uxbridge does not nullify the Doorway

    Background:
      Given Alice has:
        | card                    | where        |
        | Alternate Universe Door | on the table |
        | Red Alert!              | on the table |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |

    Example: it is no event
      When Bob plays "Kevin Uxbridge" on "Alternate Universe Door"
      Then that is illegal
      And nothing else has changed

    Example: he nullifies an event beside it
      When Bob plays "Kevin Uxbridge" on "Red Alert!"
      Then "Red Alert!" has been nullified
      And "Red Alert!" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-310-au-doorway-09
  Rule: Another Doorway, a Revolving Door of one's own or Kevin Uxbridge removes Revolving Door

    Scenario Outline: <card> opens the Doorway again
      Given Alice has:
        | card                          | where        |
        | Alternate Universe Door [old] | on the table |
        | <card> [new]                  | in hand      |
      And Bob has:
        | card                 | where                              |
        | Revolving Door [his] | on "Alternate Universe Door" [old] |
      When Alice plays "<card>" [new] on "Revolving Door" [his]
      Then "Revolving Door" [his] has been nullified
      And "Revolving Door" [his] is now in Bob's discard pile
      And "<card>" [new] is now in Alice's discard pile
      And "Alternate Universe Door" [old] is no longer closed
      And nothing else has changed

      @part=doorway
      Examples: Another Doorway
        | card                    |
        | Alternate Universe Door |

      @part=revolving-door
      Examples: A Revolving Door of her own
        | card           |
        | Revolving Door |

      @part=kevin-uxbridge
      Examples: Kevin Uxbridge
        | card           |
        | Kevin Uxbridge |
