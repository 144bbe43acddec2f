Feature: One board, several laws of names
  The same two cards, and whether they are one person.

  Rule: Two versions of one person under different names

    @frame=open
    Scenario Outline: <card> is reported while the Sons of Mogh are in play, and that is <verdict>
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card            | where                    |
        | Klingon Outpost | at "Plunder Site"        |
        | Sons of Mogh    | aboard "Klingon Outpost" |
        | <card>          | in hand                  |
      When Alice reports "<card>" to "Klingon Outpost"
      Then that is <verdict>

      @ruling=faq96-13-tasha-yar-or-major-rakal-05
      Examples: In 1996 names that differ are different cards
        | card | verdict |
        | Kurn | legal   |

      @ruling=1eD-dual-personnel-card-42
      Examples: In the Glossary a persona is in play once
        | card | verdict |
        | Kurn | illegal |
        | Klag | legal   |
