Feature: Door-Net, as printed
  What it closes, until when, and who lifts it.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-641
  Rule: In a Q-Flash Door-Net goes onto a doorway without a shield of whoever has come into it

    Background:
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Q-Flash           | under "Excavation" |
        | Space-Time Portal | on the table       |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |

    @frame=many
    Example: of two doorways without a shield Alice chooses the one that it closes
      Given Alice has:
        | card                    | where        |
        | Q's Tent                | on the table |
        | Alternate Universe Door | on the table |
        | Devidian Door           | on the table |
      When Alice attempts "Excavation"
      And Alice chooses "Q's Tent" from "Q's Tent" and "Alternate Universe Door"
      Then "Door-Net" is now on "Q's Tent"
      And "Q's Tent" is now closed
      And "Alternate Universe Door" and "Space-Time Portal" are still not closed

    @frame=many
    Example: with no doorway of her own it goes back, and Bob's stays open
      When Alice attempts "Excavation"
      Then "Door-Net" is now face up
      And "Door-Net" is still in Bob's Q-Continuum
      And "Space-Time Portal" is still not closed

  @ruling=custom-cards-642
  Rule: Door-Net closes its doorway until the next Q-Flash

    Background:
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
        | Q's Tent | on the table    |
      And Bob has:
        | card     | where         |
        | Door-Net | on "Q's Tent" |
      And Bob's Q-Continuum holds in order:
        | card            |
        | Scottish Setter |

    @frame=many
    Example: a Q-Flash under the mission opens it again
      Given Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Door-Net" is no longer on "Q's Tent"
      And "Q's Tent" is no longer closed

    @frame=many
    Example: so does the Q-Flash that Q brings
      Given Bob has:
        | card    | where              |
        | Q-Flash | on the table       |
        | Q       | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Door-Net" is no longer on "Q's Tent"
      And "Q's Tent" is no longer closed

  @ruling=custom-cards-643
  Rule: Two levels of Diplomacy, shown from hand on a player's own turn, nullify Door-Net

    Background:
      Given Alice has:
        | card     | where        |
        | Q's Tent | on the table |
      And Bob has:
        | card     | where         |
        | Door-Net | on "Q's Tent" |
      And these made-up cards:
        | card         | type      | affiliations | skills    |
        | Envoy Tal    | personnel | Bajoran      | Diplomacy |
        | Envoy Ilar   | personnel | Bajoran      | Diplomacy |

    @frame=many
    Example: two envoys of one level each are enough
      Given Alice has:
        | card       | where   |
        | Envoy Tal  | in hand |
        | Envoy Ilar | in hand |
      When Alice uses "Door-Net"
      Then "Door-Net" has been nullified
      And "Q's Tent" is no longer closed
      And "Envoy Tal" and "Envoy Ilar" are still in Alice's hand

    Scenario Outline: it is <turn>, with <second> in hand beside one envoy, and that is <verdict>
      Given it is <turn>
      And Alice has:
        | card       | where   |
        | Envoy Tal  | in hand |
        | <second>   | in hand |
      When Alice uses "Door-Net"
      Then that is <verdict>

      Examples: Enough, too little, and on the wrong turn
        | turn         | second     | verdict |
        | Alice's turn | Envoy Ilar | legal   |
        | Alice's turn | Tricorder  | illegal |
        | Bob's turn   | Envoy Ilar | illegal |

  @ruling=custom-cards-644
  Rule: Alternate Universe Door nullifies Door-Net

    @frame=many
    Example: it is played on the net
      Given Alice has:
        | card                    | where        |
        | Q's Tent                | on the table |
        | Alternate Universe Door | in hand      |
      And Bob has:
        | card     | where         |
        | Door-Net | on "Q's Tent" |
      When Alice plays "Alternate Universe Door" on "Door-Net"
      Then "Door-Net" has been nullified
      And "Q's Tent" is no longer closed
      And "Alternate Universe Door" is now in Alice's discard pile
