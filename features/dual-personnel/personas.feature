Feature: Dual-personnel cards and personas
  Where the individuals are versions of personnel with cards of their own.

  Background:
    Given the spaceline:
      | mission      |
      | Plunder Site |
    And Alice has:
      | card            | where                    |
      | Klingon Outpost | at "Plunder Site"        |
      | Klag            | aboard "Klingon Outpost" |

  @ruling=1eD-dual-personnel-card-42
  Rule: The card is not in play together with your version of either persona

    Example: Kurn does not report beside the Sons of Mogh
      Given Alice has:
        | card         | where                    |
        | Sons of Mogh | aboard "Klingon Outpost" |
        | Kurn         | in hand                  |
      When Alice reports "Kurn" to "Klingon Outpost"
      Then that is illegal
      And nothing else has changed

    Example: Kurn reports when the Sons of Mogh are Bob's
      Given Alice has:
        | card | where   |
        | Kurn | in hand |
      And Bob has:
        | card         | where             |
        | Sons of Mogh | on "Plunder Site" |
      When Alice reports "Kurn" to "Klingon Outpost"
      Then "Kurn" is now aboard "Klingon Outpost"
      And "Sons of Mogh" is still on "Plunder Site"
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-43
  Rule: Sisters of Duras and Lursa are not both in play for you

    Example: Lursa does not report beside the sisters
      Given Alice has:
        | card             | where                    | state           |
        | Sisters of Duras | aboard "Klingon Outpost" | in Klingon mode |
        | Lursa            | in hand                  |                 |
      When Alice reports "Lursa" to "Klingon Outpost"
      Then that is illegal
      And nothing else has changed

    Example: Lursa reports when the sisters have left play
      Given Alice has:
        | card             | where           |
        | Sisters of Duras | in discard pile |
        | Lursa            | in hand         |
      When Alice reports "Lursa" to "Klingon Outpost"
      Then "Lursa" is now aboard "Klingon Outpost"
      And "Sisters of Duras" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-dual-personnel-card-44
  Rule: Sisters of Duras and B'Etor are not both in play for you

    Example: the sisters do not report beside B'Etor
      Given Alice has:
        | card             | where                    |
        | B'Etor           | aboard "Klingon Outpost" |
        | Sisters of Duras | in hand                  |
      When Alice reports "Sisters of Duras" to "Klingon Outpost"
      Then that is illegal
      And nothing else has changed

    @frame=differs
    Example: the sisters report when B'Etor is in hand
      Given Alice has:
        | card             | where   |
        | B'Etor           | in hand |
        | Sisters of Duras | in hand |
      When Alice reports "Sisters of Duras" to "Klingon Outpost"
      Then "Sisters of Duras" is now aboard "Klingon Outpost"
      And "B'Etor" is still in Alice's hand

  @ruling=1eD-dual-personnel-card-45
  Rule: When personas are replaced, both individuals are exchanged

    Example: Lursa alone is not replaced by the sisters
      Given Alice has:
        | card             | where                    |
        | Lursa            | aboard "Klingon Outpost" |
        | Sisters of Duras | in hand                  |
      When Alice replaces "Lursa" with "Sisters of Duras"
      Then that is illegal
      And nothing else has changed

    Example: the sisters are not replaced by Lursa alone
      Given Alice has:
        | card             | where                    | state           |
        | Sisters of Duras | aboard "Klingon Outpost" | in Klingon mode |
        | Lursa            | in hand                  |                 |
      When Alice replaces "Sisters of Duras" with "Lursa"
      Then that is illegal
      And nothing else has changed

    Example: the sisters are replaced by Lursa and B'Etor
      Given Alice has:
        | card             | where                    | state           |
        | Sisters of Duras | aboard "Klingon Outpost" | in Klingon mode |
        | Lursa            | in hand                  |                 |
        | B'Etor           | in hand                  |                 |
      When Alice replaces "Sisters of Duras" with "Lursa" and "B'Etor"
      Then "Lursa" and "B'Etor" are now aboard "Klingon Outpost"
      And "Sisters of Duras" is now in Alice's discard pile
      And nothing else has changed

    Example: the sisters are not replaced by Lursa and somebody else
      Given Alice has:
        | card             | where                    | state           |
        | Sisters of Duras | aboard "Klingon Outpost" | in Klingon mode |
        | Lursa            | in hand                  |                 |
        | Kurn             | in hand                  |                 |
      When Alice replaces "Sisters of Duras" with "Lursa" and "Kurn"
      Then that is illegal
      And nothing else has changed
