Feature: Earning artifacts
  Artifacts lie under a mission until it is solved; those used like equipment are then at hand.

  Background:
    Given these made-up cards:
      | card          | type      | kind   | attempted by | requires    | points | skills      | strength |
      | Buried City   | mission   | planet | any          | Archaeology | 30     |             |          |
      | Old Digger    | personnel |        |              |             |        | Archaeology | 4        |
      | Plain Soldier | personnel |        |              |             |        | Leadership  | 6        |

  @ruling=faq96-33-artifacts-02
  Rule: Artifacts are earned only when all dilemmas are overcome and the mission is completed

    Background:
      Given the spaceline:
        | mission     |
        | Buried City |

    Example: nobody there can do what the mission asks for
      Given Alice has:
        | card          | where            |
        | Plain Soldier | on "Buried City" |
      And Bob has:
        | card            | where               |
        | Iconian Gateway | under "Buried City" |
      When Alice attempts "Buried City"
      Then "Iconian Gateway" is still under "Buried City"
      And nothing else has changed

    Example: the mission is completed and the artifact is earned
      Given Alice has:
        | card       | where            |
        | Old Digger | on "Buried City" |
      And Bob has:
        | card              | where               |
        | Varon-T Disruptor | under "Buried City" |
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "Varon-T Disruptor" is no longer under "Buried City"
      And "Varon-T Disruptor" is now controlled by Alice
      And Alice now has 30 points
      And nothing else has changed

    Example: at a mission that Bob seeded it is so as well
      Given these made-up cards:
        | card     | type    | kind   | attempted by | requires    | points |
        | Old Tomb | mission | planet | any          | Archaeology | 30     |
      And the spaceline:
        | mission  | seeded by |
        | Old Tomb | Bob       |
      And Alice has:
        | card          | where         |
        | Plain Soldier | on "Old Tomb" |
      And Bob has:
        | card            | where            |
        | Iconian Gateway | under "Old Tomb" |
      When Alice attempts "Old Tomb"
      Then "Iconian Gateway" is still under "Old Tomb"
      And nothing else has changed

  Rule: An artifact that is used like equipment is found by the Away Team, and is at hand at once

    Background:
      Given the spaceline:
        | mission     |
        | Buried City |
      And Alice has:
        | card              | where               |
        | Old Digger        | on "Buried City"    |
        | Varon-T Disruptor | under "Buried City" |

    @ruling=faq96-33-artifacts-03
    Example: it is with the team on the planet and not in her hand
      When Alice attempts "Buried City"
      Then "Varon-T Disruptor" is present with "Old Digger"
      And "Varon-T Disruptor" is no longer under "Buried City"
      And Alice now has 30 points
      And "Buried City" is now completed
      And nothing else has changed

    @ruling=faq96-33-artifacts-04
    Example: it is used in a turn whose card play is used up
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
      And this has happened:
        | action                   |
        | Alice plays "Red Alert!" |
      When Alice attempts "Buried City"
      Then the STRENGTH of "Old Digger" is 8

  @ruling=custom-artifacts-02
  Rule: Who solves a mission earns all artifacts under it, and none elsewhere

    Background:
      Given these made-up cards:
        | card     | type    | kind   | attempted by | requires    | points |
        | Old Tomb | mission | planet | any          | Archaeology | 30     |
      And the spaceline:
        | mission     |
        | Buried City |
        | Old Tomb    |
      And Alice has:
        | card       | where            |
        | Old Digger | on "Buried City" |

    Example: Alice's team finds what each of the players has seeded there
      Given Alice has:
        | card                 | where               |
        | Varon-T Disruptor    | under "Buried City" |
        | Interphase Generator | under "Old Tomb"    |
      And Bob has:
        | card          | where               |
        | Thought Maker | under "Buried City" |
        | Plain Soldier | on "Buried City"    |
      When Alice attempts "Buried City"
      Then "Varon-T Disruptor" is now on "Buried City"
      And "Varon-T Disruptor" is still controlled by Alice
      And "Thought Maker" is now in Alice's hand
      And "Interphase Generator" is still under "Old Tomb"
      And "Buried City" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @frame=many
    Scenario Outline: <who> has another Genesis Device <where>, and Alice earns one all the same
      Given Alice has:
        | card                       | where               |
        | The Genesis Device [found] | under "Buried City" |
      And <who> has:
        | card                       | where   |
        | The Genesis Device [other] | <place> |
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "The Genesis Device" [found] is now on "Buried City"

      Examples: Bob's, and hers out of play
        | who   | where               | place                |
        | Bob   | in play             | landed on "Old Tomb" |
        | Alice | in her discard pile | in discard pile      |
        | Alice | in hand             | in hand              |

    @frame=many
    Example: one Varon-T Disruptor is at hand, and she earns another, for it is not unique
      Given Alice has:
        | card                      | where                |
        | Varon-T Disruptor [other] | landed on "Old Tomb" |
        | Varon-T Disruptor [found] | under "Buried City"  |
      When Alice attempts "Buried City"
      Then "Buried City" is now completed
      And "Varon-T Disruptor" [found] is now on "Buried City"
      And "Varon-T Disruptor" [other] is still on "Old Tomb"
