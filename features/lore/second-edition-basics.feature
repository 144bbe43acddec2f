Feature: Basic rules of keywords in the Second Edition
  What a card is called.

  @ruling=custom-lore-03
  Rule: In Second Edition a card has the keywords that are printed on it

    Scenario Outline: <who> is there, and to play a card for captains is <verdict>
      Given these made-up cards:
        | card         | type      | kind   | affiliations | keywords |
        | Quiet Planet | mission   | planet |              |          |
        | Old Captain  | personnel |        | Bajoran      | Captain  |
        | Old Admiral  | personnel |        | Bajoran      | Admiral  |
      And these made-up cards:
        | card         | type      | needs                      |
        | For Captains | interrupt | personnel, keyword Captain |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | <who>        | on "Quiet Planet"    |
        | For Captains | in hand              |
      When Alice plays "For Captains"
      Then that is <verdict>

      Examples: One with another keyword, and a captain
        | who         | verdict |
        | Old Admiral | illegal |
        | Old Captain | legal   |
